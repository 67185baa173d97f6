import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { Form, SettingsForm, useForm } from '@slipstream/ui';
import type { SettingsFormProps } from '@slipstream/ui';
import { Glossary } from './glossary';
import * as logic from './draft';
import './ai-style.scss';

const { slipstream_ai_guidelines: guidelines, slipstream_ai_banned: banned } =
	aiSettings;

/** Guidelines, glossary and words that the site does without. */
function StyleForm( {
	saved,
	save,
}: SettingsFormProps< logic.StyleSettings > ) {
	const form = useForm( {
		saved,
		save,
		toDraft: logic.draftOf,
		toBody: logic.bodyOf,
		validate: logic.validate,
	} );
	const { draft, messages, change } = form;
	return (
		<Form
			form={ form }
			className="slipstream-style"
			saveLabel={ __( 'Save house style', 'slipstream' ) }
		>
			<p>
				{ __(
					'Sent to AI with every text request. Each answer is checked against the glossary and the words to avoid before an author accepts it.',
					'slipstream'
				) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ guidelines.label }
				help={
					messages.slipstream_ai_guidelines ||
					sprintf(
						/* translators: 1: how many characters a text has, 2: how many it may have. */
						__(
							'Voice, audience, spelling. %1$d of %2$d characters, sent with every request.',
							'slipstream'
						),
						draft.guidelines.length,
						guidelines.limits.maxLength
					)
				}
				aria-invalid={ !! messages.slipstream_ai_guidelines }
				maxLength={ guidelines.limits.maxLength }
				rows={ 6 }
				value={ draft.guidelines }
				onChange={ ( text ) => change( { guidelines: text } ) }
			/>
			<Glossary
				rows={ draft.glossary }
				messages={ messages }
				focusNext={ form.focusNext }
				onChange={ ( glossary ) => change( { glossary } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ banned.label }
				help={ messages.slipstream_ai_banned || banned.description }
				aria-invalid={ !! messages.slipstream_ai_banned }
				rows={ 4 }
				value={ draft.banned }
				onChange={ ( text ) => change( { banned: text } ) }
			/>
		</Form>
	);
}

/** The form for the house style, once it is there. */
export const StylePanel = () => (
	<SettingsForm< logic.StyleSettings >
		names={ logic.NAMES }
		Form={ StyleForm }
	/>
);
