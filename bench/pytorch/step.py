#!/usr/bin/python3
"""The training steps of `bench/run` in PyTorch, on one thread.

Usage: step.py [convnet] [mlp-1152] [mlp-9216] [resnet-16] [resnet-64] [sgemm]      (all of them by default)
       step.py --check

Prints one line of JSON per quantity: milliseconds per step, or GFLOP/s for sgemm, in the fastest of
several short windows of time, like the Java side. Refuses to run on the reference BLAS, which is
many times slower than any BLAS that people use; --check does nothing else.
"""

import json
import os
import sys
import time


def choose_blas_kernels():
    """Debian's OpenBLAS takes many virtual machines for old processors; tell it what is there."""
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as cpuinfo:
            flags = cpuinfo.read().split()
    except OSError:
        return
    if "avx512f" in flags:
        os.environ.setdefault("OPENBLAS_CORETYPE", "SkylakeX")
    elif "avx2" in flags:
        os.environ.setdefault("OPENBLAS_CORETYPE", "Haswell")


# Both before OpenBLAS is loaded.
choose_blas_kernels()
os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"

try:
    import torch
    from torch import nn
    from torch.nn.functional import relu, softplus
except ImportError:
    sys.exit("PyTorch is not installed for " + sys.executable + " (Debian: python3-torch)")

PI, RHO = 0.49, 0.3
POSITIVE, NEGATIVE = 10, 10
ROWS = 700

WARM_UP_SECONDS = 2
WINDOW_SECONDS = 0.25
WINDOWS = 12


def require_fast_blas():
    try:
        with open("/proc/self/maps", encoding="utf-8") as maps:
            reference = "/blas/libblas.so" in maps.read()
    except OSError:
        return
    if reference:
        sys.exit("PyTorch runs on the reference BLAS here (Debian: install libopenblas0-pthread)")


def mlp(columns):
    return nn.Sequential(
        nn.Linear(columns, 300), nn.ReLU(), nn.Linear(300, 300), nn.ReLU(), nn.Linear(300, 1)
    )


def convnet():
    """With ReLU behind the pooling, where it is cheaper, as on the Java side."""
    return nn.Sequential(
        nn.Conv2d(1, 5, 5),
        nn.MaxPool2d(2),
        nn.ReLU(),
        nn.Conv2d(5, 10, 5),
        nn.MaxPool2d(2),
        nn.ReLU(),
        nn.Flatten(),
        nn.Linear(160, 40),
        nn.ReLU(),
        nn.Dropout(0.5),
        nn.Linear(40, 1),
    )


class Block(nn.Module):
    """A pre-activation block of two convolutions."""

    def __init__(self, channels, out, step):
        super().__init__()
        self.norm1 = nn.BatchNorm2d(channels)
        self.conv1 = nn.Conv2d(channels, out, 3, step, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(out)
        self.conv2 = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        changes = step != 1 or channels != out
        self.shortcut = nn.Conv2d(channels, out, 1, step, bias=False) if changes else None

    def forward(self, x):
        h = relu(self.norm1(x))
        added = x if self.shortcut is None else self.shortcut(h)
        return self.conv2(relu(self.norm2(self.conv1(h)))) + added


def resnet(width):
    """PreAct ResNet-18 for 32 x 32 pixels in three colors."""
    layers, channels = [nn.Conv2d(3, width, 3, 1, 1, bias=False)], width
    for i in range(8):
        out = width << (i // 2)
        layers.append(Block(channels, out, 2 if i > 0 and i % 2 == 0 else 1))
        channels = out
    return nn.Sequential(*layers, nn.AvgPool2d(4), nn.Flatten(), nn.Linear(channels, 1))


# How a network is made, the shape of an example, and how many U examples a mini-batch has.
NETWORKS = {
    "convnet": (convnet, (1, 28, 28), 120),
    "mlp-1152": (lambda: mlp(1152), (1152,), 120),
    "mlp-9216": (lambda: mlp(9216), (9216,), 120),
    "resnet-16": (lambda: resnet(16), (3, 32, 32), 100),
    "resnet-64": (lambda: resnet(64), (3, 32, 32), 100),
}


def nnpu_of_s(scores):
    """What a step descends: the nnPU risk of s, or -r where its guarded part r is negative."""
    p, n, u = scores.split([POSITIVE, NEGATIVE, len(scores) - POSITIVE - NEGATIVE])
    guarded = softplus(u).mean() - PI * softplus(p).mean() - RHO * softplus(n).mean()
    if guarded.item() < 0:
        return -guarded
    return PI * softplus(-p).mean() + RHO * softplus(-n).mean() + guarded


def training_step(name):
    """A function that takes one step of training the network."""
    make, shape, unlabeled = NETWORKS[name]
    torch.manual_seed(0)
    network = make()
    network.train()
    features = torch.rand(ROWS, *shape) * 0.2 - 0.1
    optimiser = torch.optim.Adam(
        network.parameters(), lr=1e-4, weight_decay=1e-4, amsgrad=True
    )
    # Mini-batches of rows that follow each other, wrapping around after the last.
    size = POSITIVE + NEGATIVE + unlabeled
    batches = torch.arange(ROWS * size).reshape(-1, size) % ROWS
    steps = 0

    def step():
        nonlocal steps
        batch = features.index_select(0, batches[steps % len(batches)])
        steps += 1
        loss = nnpu_of_s(network(batch).reshape(-1))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()

    return step


def matrix_product():
    """A function that computes Y = Wᵀ · X for a dense layer of 1152 inputs, and its operations."""
    w, x = torch.rand(1152, 300), torch.rand(1152, 144)
    y = torch.empty(300, 144)
    return lambda: torch.mm(w.t(), x, out=y), 2 * 300 * 1152 * 144


def seconds_per_run(seconds, code):
    start = now = time.perf_counter()
    runs = 0
    while now < start + seconds:
        code()
        runs += 1
        now = time.perf_counter()
    return (now - start) / runs


def fastest(code):
    seconds_per_run(WARM_UP_SECONDS, code)
    return min(seconds_per_run(WINDOW_SECONDS, code) for _ in range(WINDOWS))


def measure(name):
    if name == "sgemm":
        product, operations = matrix_product()
        return operations / fastest(product) * 1e-9
    return 1e3 * fastest(training_step(name))


def main():
    require_fast_blas()
    if sys.argv[1:] == ["--check"]:
        return
    names = sys.argv[1:] or [*NETWORKS, "sgemm"]
    for name in names:
        if name not in NETWORKS and name != "sgemm":
            sys.exit(f"quantity {name}: must be one of {', '.join([*NETWORKS, 'sgemm'])}")
    torch.set_num_threads(1)
    source = "PyTorch " + torch.__version__
    for name in names:
        print(json.dumps({"quantity": name, "source": source, "value": measure(name)}), flush=True)


if __name__ == "__main__":
    main()
