#!/usr/bin/python3
"""Turns the weights of Intel Open Image Denoise into ONNX models: convert.py FOLDER OF .tza, FOLDER FOR .onnx"""

import struct
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

NETWORKS = ('rt_hdr_calb_cnrm', 'rt_alb', 'rt_nrm')
MAGIC = 0x41D7
TYPES = {'f': '<f4', 'h': '<f2'}


def read_tensors(path: Path) -> dict[str, np.ndarray]:
    """The named tensors of a weight file: a header, the tensors, then a table of their names and places."""
    content = path.read_bytes()
    magic, _, _, at = struct.unpack_from('<HBBQ', content)
    if magic != MAGIC:
        raise ValueError(f'{path} contains no weights')
    (count,) = struct.unpack_from('<I', content, at)
    tensors, at = {}, at + 4
    for _ in range(count):
        name, tensor, at = _read_entry(content, at)
        tensors[name] = tensor
    return tensors


def _read_entry(content: bytes, at: int) -> tuple[str, np.ndarray, int]:
    (length,) = struct.unpack_from('<H', content, at)
    name, at = content[at + 2 : at + 2 + length].decode(), at + 2 + length
    rank = content[at]
    shape = struct.unpack_from(f'<{rank}I', content, at + 1)
    at += 1 + 4 * rank + rank
    kind, (place,) = chr(content[at]), struct.unpack_from('<Q', content, at + 1)
    tensor = np.frombuffer(content, TYPES[kind], int(np.prod(shape)), place)
    return name, tensor.reshape(shape).astype(np.float32), at + 9


class Network:
    """The U-shaped network of the weights, assembled layer by layer."""

    def __init__(self, tensors: dict[str, np.ndarray]) -> None:
        self.tensors, self.nodes = tensors, []
        self.constants = [numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), 'twice')]

    def layer(self, kind: str, inputs: list[str], name: str, **settings) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        return name

    def convolve(self, source: str, *names: str) -> str:
        for name in names:
            for part in ('weight', 'bias'):
                self.constants.append(numpy_helper.from_array(self.tensors[f'{name}.{part}'], f'{name}.{part}'))
            inputs = [source, f'{name}.weight', f'{name}.bias']
            linear = self.layer('Conv', inputs, name, kernel_shape=[3, 3], pads=[1, 1, 1, 1])
            source = self.layer('Relu', [linear], f'{name}.relu')
        return source

    def halve(self, source: str) -> str:
        return self.layer('MaxPool', [source], f'{source}.half', kernel_shape=[2, 2], strides=[2, 2])

    def double(self, source: str, beside: str) -> str:
        settings = {'mode': 'nearest', 'coordinate_transformation_mode': 'asymmetric', 'nearest_mode': 'floor'}
        large = self.layer('Resize', [source, '', 'twice'], f'{source}.twice', **settings)
        return self.layer('Concat', [large, beside], f'{source}.joined', axis=1)

    def build(self) -> onnx.ModelProto:
        """The complete model; its last layer has no ReLU."""
        levels, source = ['input'], self.convolve('input', 'enc_conv0')
        for depth in (1, 2, 3, 4):
            source = self.halve(self.convolve(source, f'enc_conv{depth}'))
            levels.append(source)
        source = self.convolve(source, 'enc_conv5a', 'enc_conv5b')
        for depth in (4, 3, 2, 1):
            source = self.convolve(self.double(source, levels[depth - 1]), f'dec_conv{depth}a', f'dec_conv{depth}b')
        self.convolve(source, 'dec_conv0')
        self.nodes.pop()
        self.nodes[-1].output[0] = 'output'
        return self._model()

    def _model(self) -> onnx.ModelProto:
        channels = self.tensors['enc_conv0.weight'].shape[1]
        ends = [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, count, 'height', 'width'])
            for name, count in (('input', channels), ('output', 3))
        ]
        graph = helper.make_graph(self.nodes, 'denoiser', ends[:1], ends[1:], self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)])
        model.ir_version = 7
        onnx.checker.check_model(model)
        return model


if __name__ == '__main__':
    weights, models = (Path(argument) for argument in sys.argv[1:3])
    models.mkdir(parents=True, exist_ok=True)
    for network in NETWORKS:
        onnx.save(Network(read_tensors(weights / f'{network}.tza')).build(), str(models / f'{network}.onnx'))
        print(models / f'{network}.onnx')
