import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formsSettings } from '@slipstream/site-settings';
import { Form, SettingsForm, useForm } from '@slipstream/ui';
import { FeatureOff } from '../../feature-off';
import { NAMES, toBody, toDraft, validate } from './draft';
import { mayReadResponses, responsesAddress } from './responses-summary';
import type { SettingsFormProps } from '@slipstream/ui';
import type { RetentionSettings } from './draft';

const DAYS = formsSettings.slipstream_form_retention_days;

function RetentionForm( {
	saved,
	save,
}: SettingsFormProps< RetentionSettings > ) {
	const form = useForm( { saved, save, toDraft, toBody, validate } );
	if ( saved.slipstream_form_retention_days === undefined ) {
		return (
			<FeatureOff
				text={ __(
					'Turn on Forms to see its settings.',
					'slipstream'
				) }
			/>
		);
	}
	const message = form.messages.slipstream_form_retention_days;
	return (
		<Form
			form={ form }
			className="is-narrow"
			saveLabel={ __( 'Save form settings', 'slipstream' ) }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				inputMode="numeric"
				label={ DAYS.label }
				help={ message || DAYS.description }
				aria-invalid={ !! message }
				value={ form.draft.days }
				onChange={ ( days ) => form.change( { days } ) }
			/>
		</Form>
	);
}

/** The way to the responses, and how long they are kept. */
export const FormsPanel = () => (
	<>
		{ mayReadResponses() && (
			<p>
				<a href={ responsesAddress() }>
					{ __( 'Read responses', 'slipstream' ) }
				</a>
			</p>
		) }
		<SettingsForm< RetentionSettings >
			names={ NAMES }
			Form={ RetentionForm }
		/>
	</>
);
