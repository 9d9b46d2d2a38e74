'use client';
import { Button } from '@basin/react-ui';

export const Result = ({ text }) => <Button id="result">{text}</Button>;
