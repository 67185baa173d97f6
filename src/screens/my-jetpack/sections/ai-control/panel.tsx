import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useForm } from '@slipstream/ui';
import type { FormState, SettingsFormProps } from '@slipstream/ui';
import { useAiSettings } from '../../ai-settings';
import { AiSwitch } from '../../ai-switch';
import { isAtHub } from '../../provider';
import { bodyOf, draftOf, NAMES } from './draft';
import { LimitsTable } from './limits-table';
import { PriceTable } from './price-table';
import { Switches } from './switches';
import './ai-control.scss';
import type { AiStatus } from '../../ai-settings';
import type { ControlSettings, Draft, FormSettings } from './draft';

const { slipstream_ai_log_days: DAYS } = aiSettings;

interface AmountsProps {
	form: FormState< Draft >;
	status: AiStatus;
}

interface Props extends SettingsFormProps< ControlSettings > {
	status: AiStatus;
}

/** Where a hub answers, limits, prices and the log are its own. */
function AtHub() {
	return (
		<p>
			{ __( 'The hub sets limits and prices.', 'slipstream' ) }{ ' ' }
			<a href="#/add-jetpack-ai">{ __( 'AI requests', 'slipstream' ) }</a>
		</p>
	);
}

/** Limits, prices and how long the log is kept. */
function Amounts( {
	form: { draft, messages, change },
	status,
}: AmountsProps ) {
	const parts = { status, draft, messages, onChange: change };
	const daysMessage = messages.slipstream_ai_log_days;
	return (
		<>
			<LimitsTable { ...parts } />
			<PriceTable { ...parts } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__days"
				type="number"
				min={ DAYS.limits.minimum }
				max={ DAYS.limits.maximum }
				label={ DAYS.label }
				help={ daysMessage || DAYS.description }
				aria-invalid={ !! daysMessage }
				value={ draft.log_days }
				onChange={ ( days ) => change( { log_days: days } ) }
			/>
		</>
	);
}

/** Switches, and how much may be asked. */
function ControlForm( { saved, save, status }: Props ) {
	const form = useForm< ControlSettings, Draft, FormSettings >( {
		saved,
		save,
		toDraft: draftOf,
		toBody: bodyOf,
	} );
	const { draft, change } = form;
	return (
		<Form
			form={ form }
			className="slipstream-control"
			saveLabel={
				isAtHub()
					? __( 'Save access', 'slipstream' )
					: __( 'Save limits', 'slipstream' )
			}
		>
			<Switches status={ status } draft={ draft } onChange={ change } />
			{ isAtHub() ? (
				<AtHub />
			) : (
				<Amounts form={ form } status={ status } />
			) }
		</Form>
	);
}

/** Who may use AI, for what, and how much. Where a hub answers, the switch for all of AI is here: there is no server to set up. */
export function ControlPanel() {
	const { resource, settings, status } = useAiSettings( NAMES );
	const toggle = async ( isOn: boolean ) => {
		await settings.save( { slipstream_ai_enabled: isOn } );
		await status.reload();
	};
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( data ) => (
				<>
					{ isAtHub() && (
						<AiSwitch
							status={ data.status }
							isOn={ data.saved.slipstream_ai_enabled }
							save={ toggle }
						/>
					) }
					<ControlForm { ...data } save={ settings.save } />
				</>
			) }
		</ResourceContent>
	);
}
