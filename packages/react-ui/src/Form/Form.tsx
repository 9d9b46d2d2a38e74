'use client';

import { useState, type ComponentPropsWithRef, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import { useHydrated } from '../use-hydrated.ts';
import { invalidControls, isValid, problemOf, type FormControl } from './form-control.ts';
import styles from './Form.module.css';

export interface FormProps extends Renderable, Omit<ComponentPropsWithRef<'form'>, 'children' | 'noValidate'> {
  /** The title of the list of problems: "2 fields need your attention". */
  summaryTitle: (count: number) => ReactNode;
  /** What the server found, by the ids of the fields. The same array while it is the same answer. */
  problems?: readonly FieldProblem[] | undefined;
  /** Says what is wrong with a field; the browser's own words unless given. */
  problemText?: ((control: FormControl) => string) | undefined;
  /** The fields, each with the problem of its id. */
  children: ReactNode | ((problemOfField: (id: string) => string | undefined) => ReactNode);
}

const none: readonly FieldProblem[] = [];

/**
 * A form that checks its fields by their own rules (`required`, `type`, `pattern`) when it is sent, lists what is wrong on top,
 * and shows what the server found the same way. Before scripts load the browser checks by itself.
 */
export const Form = /* @__PURE__ */ forwardRef(function Form(props: FormProps) {
  const { render, summaryTitle, problems = none, problemText, className, children, onSubmit, onInput, ...rest } = props;
  const { shown, attempt, check, forgetCorrected } = useProblems(problems, problemText);
  const problemOfField = (id: string) => shown.find(({ field }) => field === id)?.text;
  const checked: ComponentPropsWithRef<'form'> & Record<`data-${string}`, unknown> = {
    'data-part': 'form',
    ...rest,
    className: classNames(styles.root, className),
    noValidate: useHydrated(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (check(event)) onSubmit?.(event);
    },
    onInput: (event: InputEvent<HTMLFormElement>) => {
      forgetCorrected(event.target);
      onInput?.(event);
    },
    children: (
      <>
        <ErrorSummary key={attempt} title={summaryTitle(shown.length)} problems={shown} />
        {typeof children === 'function' ? children(problemOfField) : children}
      </>
    ),
  };
  return renderAs(render, 'form', checked);
});

/** The problems to show: the server's, then those that the last attempt to send found, without those corrected since. */
function useProblems(problems: readonly FieldProblem[], problemText: FormProps['problemText']) {
  const [answered, setAnswered] = useState(problems);
  const [shown, setShown] = useState(problems);
  const [attempt, setAttempt] = useState(0); // each brings the focus to its summary
  const show = (next: readonly FieldProblem[]) => {
    setShown(next);
    setAttempt(attempt + 1);
  };
  if (answered !== problems) {
    setAnswered(problems);
    show(problems);
  }
  /** Whether the form can be sent. */
  const check = (event: SubmitEvent<HTMLFormElement>): boolean => {
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return true;
    const invalid = invalidControls(event.currentTarget);
    if (invalid.length > 0) event.preventDefault();
    if (invalid.length > 0) show(invalid.map((control) => problemOf(control, problemText)));
    return invalid.length === 0;
  };
  const forgetCorrected = (target: EventTarget) => {
    const { id } = target as FormControl;
    if (isValid(target as FormControl)) setShown(shown.filter(({ field }) => field !== id));
  };
  return { shown, attempt, check, forgetCorrected };
}
