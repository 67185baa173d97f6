import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Form, ResourceContent, useForm } from '@slipstream/ui';
import type { SettingsFormProps } from '@slipstream/ui';
import { useAiSettings } from '../../ai-settings';
import { bodyOf, draftOf, NAMES } from './draft';
import { LimitsTable } from './limits-table';
import { PriceTable } from './price-table';
import { Switches } from './switches';
import './ai-control.scss';
import type { AiStatus } from '../../ai-settings';
import type { ControlSettings } from './draft';

interface Props extends SettingsFormProps< ControlSettings > {
	status: AiStatus;
}

/** Switches, limits, prices and how long the log is kept. */
function ControlForm( { saved, save, status }: Props ) {
	const form = useForm( {
		saved,
		save,
		toDraft: draftOf,
		toBody: bodyOf,
	} );
	const { draft, messages, change } = form;
	const daysMessage = messages.slipstream_ai_log_days;
	const parts = { status, draft, messages, onChange: change };
	return (
		<Form
			form={ form }
			className="slipstream-control"
			saveLabel={ __( 'Save limits', 'slipstream' ) }
		>
			<Switches { ...parts } />
			<LimitsTable { ...parts } />
			<PriceTable { ...parts } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__days"
				type="number"
				min={ 0 }
				max={ 3650 }
				label={ __( 'Days to keep the log', 'slipstream' ) }
				help={
					daysMessage ||
					__(
						'It records who asked, when, and how many tokens it took, never the text. 0 keeps it forever.',
						'slipstream'
					)
				}
				aria-invalid={ !! daysMessage }
				value={ draft.log_days }
				onChange={ ( days ) => change( { log_days: days } ) }
			/>
		</Form>
	);
}

/** Who may use AI, for what, and how much. */
export function ControlPanel() {
	const { resource, settings } = useAiSettings( NAMES );
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( data ) => <ControlForm { ...data } save={ settings.save } /> }
		</ResourceContent>
	);
}
