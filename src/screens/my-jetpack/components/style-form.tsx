import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useWritingForm } from '../hooks/use-writing-form';
import * as logic from '../logic/style';
import { Glossary } from './glossary';
import { WritingForm } from './writing-form';
import type { Draft } from '../logic/style';
import type { WritingProps } from './writing-panels';

/** Guidelines, glossary and words that the site does without. */
export function StyleForm( { saved, onSave }: WritingProps ) {
	const form = useWritingForm( { saved, onSave }, logic );
	const { draft, problems } = form;
	const change = ( some: Partial< Draft > ) =>
		form.setDraft( { ...draft, ...some } );
	return (
		<WritingForm
			form={ form }
			saveLabel={ __( 'Save house style', 'slipstream' ) }
		>
			<p>
				{ __(
					'AI is told all of this with every request for a text. Glossary and words are looked for in each answer before an author takes it.',
					'slipstream'
				) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Guidelines', 'slipstream' ) }
				help={ sprintf(
					/* translators: 1: how many characters a text has, 2: how many it may have. */
					__(
						'Voice, readers, spelling. %1$d of %2$d characters. Each request gets longer by as much.',
						'slipstream'
					),
					draft.guidelines.length,
					logic.LONGEST_GUIDELINES
				) }
				maxLength={ logic.LONGEST_GUIDELINES }
				rows={ 6 }
				value={ draft.guidelines }
				onChange={ ( guidelines ) => change( { guidelines } ) }
			/>
			<Glossary
				rows={ draft.glossary }
				problems={ problems }
				focusNext={ form.focusNext }
				onChange={ ( glossary ) => change( { glossary } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Words to do without', 'slipstream' ) }
				help={ problems.banned || __( 'One a line.', 'slipstream' ) }
				aria-invalid={ !! problems.banned }
				rows={ 4 }
				value={ draft.banned }
				onChange={ ( banned ) => change( { banned } ) }
			/>
		</WritingForm>
	);
}
