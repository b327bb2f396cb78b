import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from '#web/back-office/components/rich-text/rich-text-props.ts';

const RichTextEditor = lazy(() => import('#web/back-office/components/rich-text/rich-text-editor.tsx'));

/** A field for a text with headings, lists and links, or with variables; what it needs comes with the first of them. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Skeleton height={190} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
