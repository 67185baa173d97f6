import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Form, ResourceForm, useForm } from '@slipstream/ui';
import type { ResourceFormProps } from '@slipstream/ui';
import { bodyOf, draftOf } from './control';
import { LimitsTable } from './limits-table';
import { PriceTable } from './price-table';
import { Switches } from './switches';
import './ai-control.scss';
import type { AiControl } from './types';

/** Switches, limits, prices and how long the log is kept. */
function ControlForm( {
	saved: control,
	save,
}: ResourceFormProps< AiControl > ) {
	const form = useForm( {
		saved: control,
		save,
		toDraft: draftOf,
		toBody: bodyOf,
	} );
	const { draft, change } = form;
	const parts = { control, draft, onChange: change };
	return (
		<Form
			form={ form }
			className="slipstream-control"
			saveLabel={ __( 'Save limits', 'slipstream' ) }
		>
			<Switches { ...parts } />
			<LimitsTable { ...parts } />
			<PriceTable draft={ draft } onChange={ change } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__days"
				type="number"
				min={ 0 }
				max={ 3650 }
				label={ __( 'Days that the log is kept', 'slipstream' ) }
				help={ __(
					'It tells who asked when and what it took, never the text. 0 keeps it for ever.',
					'slipstream'
				) }
				value={ draft.log_days }
				onChange={ ( days ) => change( { log_days: days } ) }
			/>
		</Form>
	);
}

/** Who may use AI, for what, and how much. */
export const ControlPanel = () => (
	<ResourceForm path="slipstream/v1/ai-control" Form={ ControlForm } />
);
