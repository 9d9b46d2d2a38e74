import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isName, namePattern, plainNamePattern } from './is-name.ts';

test('DOM-057 a name has letters and spaces', () => {
  shows(isName, ['Pat Doe'], true);
  shows(isName, [' Pat '], true);
  for (const name of ['', ' ', 'Pat2', 'Pat_Doe', '<b>Pat</b>', "'Pat", '-']) shows(isName, [name], false);
});

test('people of every script are let in', () => {
  for (const name of [
    "O'Brien",
    'Anne-Marie',
    'É',
    'Élodie',
    'D’Angelo',
    'Nguyễn Thị',
    '李小龍',
    'Łukasz',
    'St. John',
    'e\u0301lan',
  ]) {
    shows(isName, [name], true);
  }
});

test('DOM-057 the pattern of the specification is there for who must follow it to the letter', () => {
  shows(isName, ['Pat Doe', plainNamePattern], true);
  for (const name of ["O'Brien", 'Anne-Marie', 'É']) shows(isName, [name, plainNamePattern], false);
  shows(isName, ["O'Brien", namePattern], true);
});
