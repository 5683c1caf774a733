# Writes the tables of this folder's descriptions as CSV files into the directory given.
#   apt-get install r-cran-mlbench r-cran-kernlab && Rscript docs/tables/prepare.R DIR
# bank.csv is not among them: see README.md.
suppressMessages({library(mlbench); library(kernlab)})
out <- commandArgs(trailingOnly = TRUE)[1]
write <- function(table, name) write.csv(table, file.path(out, name), row.names = FALSE, na = "")

data(Satellite)
write(Satellite, "satellite.csv")
data(LetterRecognition)
write(LetterRecognition, "letter.csv")
data(Vehicle)
write(Vehicle, "vehicle.csv")
data(DNA)
write(DNA, "dna.csv")

# The mail of one person at one company: mail from colleagues is the ham that is easy to find.
data(spam)
spam$kind <- ifelse(spam$george > 0 | spam$hp > 0, "colleague", "other")
write(spam, "spam.csv")

# Diabetes screening: the healthy who are easy to find are the young.
data(PimaIndiansDiabetes)
PimaIndiansDiabetes$kind <- ifelse(PimaIndiansDiabetes$age < 30, "young", "older")
write(PimaIndiansDiabetes, "pima.csv")

# Household income of 40,000 and more; students are easy to find among those who earn less.
data(income)
income$high <- ifelse(as.integer(income$INCOME) >= which(levels(income$INCOME) == "[40.000-50.000)"), "yes", "no")
income$INCOME <- NULL
write(income, "income.csv")

# Radar returns: those of antennas without a pulse are bad and easy to find.
data(Ionosphere)
Ionosphere$kind <- ifelse(Ionosphere$V1 == 0, "no pulse", "other")
write(Ionosphere, "ionosphere.csv")

# Sonar echoes of mines and rocks: rocks with a faint echo are those collected.
data(Sonar)
energy <- rowSums(Sonar[, 1:60])
Sonar$kind <- ifelse(energy < median(energy[Sonar$Class == "R"]), "faint", "loud")
write(Sonar, "sonar.csv")

data(Shuttle)
write(Shuttle, "shuttle.csv")

# Votes of congressmen: of the Republicans those were asked who voted against immigration.
data(HouseVotes84)
HouseVotes84$kind <- ifelse(HouseVotes84$V10 %in% "n", "against", "other")
write(HouseVotes84, "votes.csv")

# Buyers of caravan insurance; people who live well are the ones who were asked and said no.
data(ticdata)
write(ticdata, "caravan.csv")
