import { CheckboxControl, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { aiChoices, aiSettings } from '@slipstream/site-settings';
import { withName } from './draft';
import type { Draft } from './draft';
import type { AiStatus, FeatureName, LabelPlace } from '../../ai-settings';

interface Props {
	status: AiStatus;
	draft: Draft;
	onChange: ( some: Partial< Draft > ) => void;
}

const FEATURES: Readonly< Record< FeatureName, { label: string } > > =
	aiChoices.features;

const LABELS: Readonly< Record< LabelPlace, () => string > > = {
	off: () => __( 'Never', 'slipstream' ),
	once: () => __( 'Once, below the post', 'slipstream' ),
	each: () => __( 'At each block', 'slipstream' ),
};

interface ChoiceProps {
	legend: string;
	names: Readonly< Record< string, string > >;
	off: readonly string[];
	onChange: ( name: string, isOn: boolean ) => void;
}

function Choice( { legend, names, off, onChange }: ChoiceProps ) {
	return (
		<fieldset>
			<legend>{ legend }</legend>
			{ Object.entries( names ).map( ( [ name, label ] ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					label={ label }
					checked={ ! off.includes( name ) }
					onChange={ ( isOn ) => onChange( name, isOn ) }
				/>
			) ) }
		</fieldset>
	);
}

/** What AI is on for, and for whom. */
export function Switches( { status, draft, onChange }: Props ) {
	return (
		<>
			<RadioControl
				className="slipstream-control__label"
				label={ aiSettings.slipstream_ai_label.label }
				help={ aiSettings.slipstream_ai_label.description }
				selected={ draft.slipstream_ai_label }
				options={ Object.entries( LABELS ).map(
					( [ value, label ] ) => ( { value, label: label() } )
				) }
				onChange={ ( value ) =>
					onChange( { slipstream_ai_label: value as LabelPlace } )
				}
			/>
			<div className="slipstream-control__choices">
				<Choice
					legend={ aiSettings.slipstream_ai_inactive_features.label }
					names={ Object.fromEntries(
						Object.entries( FEATURES ).map(
							( [ name, { label } ] ) => [ name, label ]
						)
					) }
					off={ draft.slipstream_ai_inactive_features }
					onChange={ ( name, isOn ) =>
						onChange( {
							slipstream_ai_inactive_features: withName(
								draft.slipstream_ai_inactive_features,
								name as FeatureName,
								! isOn
							),
						} )
					}
				/>
				<Choice
					legend={ aiSettings.slipstream_ai_inactive_roles.label }
					names={ status.roles }
					off={ draft.slipstream_ai_inactive_roles }
					onChange={ ( name, isOn ) =>
						onChange( {
							slipstream_ai_inactive_roles: withName(
								draft.slipstream_ai_inactive_roles,
								name,
								! isOn
							),
						} )
					}
				/>
			</div>
		</>
	);
}
