import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { StepHeading } from './step-heading';
import { SITE_TYPE } from '../logic/steps';
import type { StepProps } from './types';

const TYPES = {
	'site-type-personal': __( 'A personal site', 'slipstream' ),
	'site-type-store': __( 'A store', 'slipstream' ),
	'site-type-agency': __( 'A site that I make for others', 'slipstream' ),
};
const NAMES = Object.keys( TYPES ) as ( keyof typeof TYPES )[];

/** Asks what kind of site it is. */
export function SiteType( { facts, isNext, onNext }: StepProps ) {
	const [ chosen, setChosen ] = useState( () =>
		Object.fromEntries(
			NAMES.map( ( name ) => [ name, facts.data[ name ] === true ] )
		)
	);
	const goOn = useAction( () =>
		onNext( SITE_TYPE, { ...facts.data, ...chosen } )
	);
	return (
		<>
			<StepHeading isNext={ isNext }>
				{ __( 'What kind of site is this?', 'slipstream' ) }
			</StepHeading>
			<p>
				{ __(
					'Only what goes with it is recommended. The answer stays on this site.',
					'slipstream'
				) }
			</p>
			<div
				role="group"
				aria-label={ __( 'Kind of site', 'slipstream' ) }
				className="slipstream-recommendations__types"
			>
				{ NAMES.map( ( name ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ name }
						label={ TYPES[ name ] }
						checked={ chosen[ name ] === true }
						onChange={ ( isChosen ) =>
							setChosen( { ...chosen, [ name ]: isChosen } )
						}
					/>
				) ) }
			</div>
			<Problem message={ goOn.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ goOn }
					variant="primary"
					label={ __( 'Continue', 'slipstream' ) }
				/>
			</div>
		</>
	);
}
