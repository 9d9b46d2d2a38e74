import { useMemo, useState, type ReactNode } from 'react';
import { checkBrand, type PairContrast } from '../../brand/check-brand.ts';
import { colorsOf, plainValues, schemeNames, type SchemeName } from '../../brand/css-values.ts';
import { neutralTokens } from '../../brand/neutral-tokens.ts';
import { Button } from '../../Button/Button.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../SelectField/SelectField.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { TextAreaField } from '../../TextAreaField/TextAreaField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { schemeTitles } from '../scheme-titles.ts';
import styles from './BrandMaker.module.css';
import { BrandPreview } from './BrandPreview.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { toBrandName, brandOf, filesOf, withToken, type Draft } from './draft.ts';

// the hairline is translucent, which the browser's colour picker does not support
const colorNames = Object.keys(colorsOf(neutralTokens, 'light')).filter((name) => name !== 'line');
const cornersPx = [0, 2, 4, 8, 16];

/** An editor for brands: sets colours, fonts and corners, previews components, checks contrast and offers the files. */
export function BrandMaker({ initial = { name: 'moss', source: {} } }: { initial?: Draft }) {
  const [draft, setDraft] = useState(initial);
  const [isCompact, setIsCompact] = useState(false);
  const brand = useMemo(() => brandOf(draft), [draft]);
  const fix = ({ scheme, nearest }: PairContrast) => {
    if (nearest) setDraft(withToken(draft, ['color', scheme, nearest.name], 'color', nearest.value));
  };
  return (
    <div className={styles.root}>
      <Part title="Settings">
        <Choices draft={draft} onChange={setDraft} />
      </Part>
      <Part title="Preview">
        <Switch label="Compact" checked={isCompact} onCheckedChange={setIsCompact} />
        <BrandPreview brand={brand} density={isCompact ? 'compact' : undefined} />
      </Part>
      <Part title="Contrast">
        <ContrastTable pairs={checkBrand(brand.tokens)} onFix={fix} />
      </Part>
      <Part title="Files">
        <Files draft={draft} />
      </Part>
      <Part title="Start from a file">
        <Reader onRead={(source) => setDraft({ ...draft, source })} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

interface ChoicesProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function Choices({ draft, onChange }: ChoicesProps) {
  const values = plainValues(brandOf(draft).tokens);
  const setFont = (role: string) => (text: string) => {
    const families = text.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));
    if (families.every((name) => /^[\w -]+$/.test(name)))
      onChange(withToken(draft, ['font', role], 'fontFamily', families));
  };
  const setCorners = (px: string) =>
    onChange(
      ['control', 'surface'].reduce(
        (edited, part) => withToken(edited, ['radius', part], 'dimension', { value: Number(px), unit: 'px' }),
        draft,
      ),
    );
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Name"
          defaultValue={draft.name}
          onValueChange={(text) => onChange({ ...draft, name: toBrandName(text) })}
        />
        <TextField label="Heading fonts" defaultValue={values['font-display']} onValueChange={setFont('display')} />
        <TextField label="Text fonts" defaultValue={values['font-text']} onValueChange={setFont('text')} />
        <SelectField
          label="Corners"
          value={String(Number.parseFloat(values['radius-control'] ?? '0'))}
          options={cornersPx.map((px) => ({ value: String(px), label: px === 0 ? 'Square' : `${px} px` }))}
          onValueChange={setCorners}
        />
      </div>
      <Colors draft={draft} onChange={onChange} />
    </>
  );
}

function Colors({ draft, onChange }: ChoicesProps) {
  const [scheme, setScheme] = useState<SchemeName>('light');
  const colors = colorsOf(brandOf(draft).tokens, scheme);
  return (
    <>
      <RadioGroup
        legend="Scheme"
        name="scheme"
        value={scheme}
        options={schemeNames.map((value) => ({ value, label: schemeTitles[value] }))}
        onValueChange={(value) => setScheme(value as SchemeName)}
      />
      <div className={styles.colors}>
        {colorNames.map((name) => (
          <label key={name} className={styles.color}>
            <input
              type="color"
              value={colors[name]}
              onChange={({ target }) => onChange(withToken(draft, ['color', scheme, name], 'color', target.value))}
            />
            {name} <code>{colors[name]}</code>
          </label>
        ))}
      </div>
    </>
  );
}

function Files({ draft }: { draft: Draft }) {
  const files = filesOf(draft);
  const [end, setEnd] = useState('.json');
  const [copied, setCopied] = useState('');
  const name = draft.name + end;
  const text = files[name] ?? '';
  return (
    <>
      <SelectField
        label="File"
        value={end}
        options={Object.keys(files).map((file) => ({ value: file.slice(draft.name.length), label: file }))}
        onValueChange={setEnd}
        description="The first file contains the differences from the kit in DTCG format: save it, and build the others with the command."
      />
      <TextAreaField label={name} labelHidden readOnly rows={12} value={text} className={styles.code} />
      <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
    </>
  );
}

function Reader({ onRead }: { onRead: (source: Draft['source']) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = () => {
    try {
      const source = JSON.parse(text) as Draft['source'];
      brandOf({ name: 'read', source });
      setProblem(undefined);
      onRead(source);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <TextAreaField
        label="DTCG file"
        rows={6}
        value={text}
        onValueChange={setText}
        problem={problem}
        className={styles.code}
      />
      <Button onClick={read}>Import</Button>
    </>
  );
}
