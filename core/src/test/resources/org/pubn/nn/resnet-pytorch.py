#!/usr/bin/python3
"""One training step of the small PreAct ResNet-18 in PyTorch, for PyTorchContract.

Usage: resnet-pytorch.py > resnet-pytorch.csv      (Debian: apt install python3-torch)

Parameters and images come from the library's own random numbers, so that none of them need be kept.
Every 503rd parameter is, with its gradient, the largest gradient of its tensor and its value after a
step of AMSGrad; scores before the step in training mode and after it in evaluation mode; and the
running statistics of every batch norm.
"""

import math

import torch
from torch import nn
from torch.nn.functional import avg_pool2d, relu, softplus

CHANNELS, EXAMPLES, EVERY = 16, 8, 503
MASK = (1 << 64) - 1


class Stream:
    """RandomStream of the library: SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return 2 * ((z >> 11) * 2.0**-53) - 1

    def tensor(self, shape, scale, shift=0.0):
        count = math.prod(shape)
        return torch.tensor([shift + scale * self.next() for _ in range(count)]).reshape(shape)


class Block(nn.Module):
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


class ResNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, CHANNELS, 3, 1, 1, bias=False)
        blocks, channels = [], CHANNELS
        for i in range(8):
            out = CHANNELS << (i // 2)
            blocks.append(Block(channels, out, 2 if i > 0 and i % 2 == 0 else 1))
            channels = out
        self.blocks = nn.Sequential(*blocks)
        self.dense = nn.Linear(channels, 1)

    def forward(self, x):
        return self.dense(avg_pool2d(self.blocks(self.conv(x)), 4).flatten(1)).reshape(-1)


def initialise(network):
    stream = Stream(1)
    with torch.no_grad():
        for module in network.modules():
            if isinstance(module, (nn.Conv2d, nn.Linear)):
                bound = 1 / math.sqrt(module.weight[0].numel())
                for parameter in module.parameters():
                    parameter.copy_(stream.tensor(parameter.shape, bound))
            elif isinstance(module, nn.BatchNorm2d):
                module.weight.copy_(stream.tensor(module.weight.shape, 0.2, 1.0))
                module.bias.copy_(stream.tensor(module.bias.shape, 0.2))


def main():
    torch.set_num_threads(1)
    network = ResNet()
    initialise(network)
    images = Stream(9).tensor((EXAMPLES, 3, 32, 32), 1.7)
    labels = torch.tensor([1.0, -1.0] * (EXAMPLES // 2))
    optimiser = torch.optim.Adam(network.parameters(), 1e-3, weight_decay=1e-4, amsgrad=True)
    network.train()
    scores = network(images)
    loss = softplus(-labels * scores).mean()
    loss.backward()
    print("parameters,", sum(p.numel() for p in network.parameters()), sep="")
    print("loss,", f"{loss.item():.9g}", sep="")
    for i, score in enumerate(scores.tolist()):
        print(f"score,{i},{score:.9g}")
    gradients = [(p.grad.reshape(-1).tolist(), p.grad.abs().max().item()) for p in network.parameters()]
    optimiser.step()
    first = 0
    for parameter, (gradient, largest) in zip(network.parameters(), gradients):
        updated = parameter.detach().reshape(-1).tolist()
        for i in range(-first % EVERY, len(updated), EVERY):
            print(f"parameter,{first + i},{gradient[i]:.9g},{largest:.9g},{updated[i]:.9g}")
        first += len(updated)
    statistic = 0
    for module in network.modules():
        if isinstance(module, nn.BatchNorm2d):
            for value in module.running_mean.tolist() + module.running_var.tolist():
                print(f"statistic,{statistic},{value:.9g}")
                statistic += 1
    network.eval()
    for i, score in enumerate(network(images).tolist()):
        print(f"evaluated,{i},{score:.9g}")


if __name__ == "__main__":
    main()
