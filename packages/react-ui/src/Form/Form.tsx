'use client';

import { useState, type ComponentPropsWithRef, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import { useHydrated } from '../use-hydrated.ts';
import { problemOf, problemsIn, type FieldChecks, type FormControl } from './form-control.ts';
import styles from './Form.module.css';

export interface FormProps extends Renderable, FieldChecks, Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** Returns the title of the list of problems: "2 fields need your attention". */
  summaryTitle: (count: number) => ReactNode;
  /** Problems found by the server, by field id. Pass the same array for the same response. */
  problems?: readonly FieldProblem[] | undefined;
  /** Leaves validation to the server before scripts load. */
  noValidate?: boolean | undefined;
  /** The fields, each with the problem of its id. */
  children: ReactNode | ((problemOfField: (id: string) => string | undefined) => ReactNode);
}

const none: readonly FieldProblem[] = [];

/**
 * A form that validates its fields by their HTML rules (`required`, `type`, `pattern`) on submit and lists all problems at its
 * top, including those found by the server. Before scripts load the browser validates, or with `noValidate` the server does.
 */
export const Form = /* @__PURE__ */ forwardRef(function Form(props: FormProps) {
  const {
    render,
    summaryTitle,
    problems = none,
    problemText,
    rule,
    noValidate = false,
    className,
    children,
    onSubmit,
    onInput,
    ...rest
  } = props;
  const { shown, attempt, check, forgetCorrected } = useProblems(problems, { problemText, rule });
  const hydrated = useHydrated();
  const problemOfField = (id: string) => {
    const problem = shown.find(({ field }) => field === id);
    return problem?.short ?? problem?.text;
  };
  const checked: ComponentPropsWithRef<'form'> & Record<`data-${string}`, unknown> = {
    'data-part': 'form',
    ...rest,
    className: classNames(styles.root, className),
    noValidate: noValidate || hydrated,
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

/** Returns the problems to show: the server's, then those of the last attempt to submit, without those corrected since. */
function useProblems(problems: readonly FieldProblem[], checks: FieldChecks) {
  const [serverProblems, setServerProblems] = useState(problems);
  const [shown, setShown] = useState(problems);
  const [attempt, setAttempt] = useState(0); // each attempt moves focus to the summary
  const show = (next: readonly FieldProblem[]) => {
    setShown(next);
    setAttempt(attempt + 1);
  };
  if (serverProblems !== problems) {
    setServerProblems(problems);
    show(problems);
  }
  /** Whether the form can be submitted. */
  const check = (event: SubmitEvent<HTMLFormElement>): boolean => {
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return true;
    const found = problemsIn(event.currentTarget, checks);
    if (found.length === 0) return true;
    event.preventDefault();
    show(found);
    return false;
  };
  const forgetCorrected = (target: EventTarget) => {
    const control = target as FormControl;
    // autofill changes several fields at once
    if (!problemOf(control, checks)) setShown((before) => before.filter(({ field }) => field !== control.id));
  };
  return { shown, attempt, check, forgetCorrected };
}
