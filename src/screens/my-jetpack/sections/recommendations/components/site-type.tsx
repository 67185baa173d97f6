import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { StepHeading } from './step-heading';
import { KINDS, kindOf } from '../logic/kind';
import { SITE_TYPE } from '../logic/steps';
import type { Kind } from '../logic/kind';
import type { StepProps } from './types';

const TYPES: Record< keyof Kind, string > = {
	'site-type-personal': __( 'A personal site', 'slipstream' ),
	'site-type-store': __( 'A store', 'slipstream' ),
	'site-type-agency': __( 'A site that I build for others', 'slipstream' ),
	'advertising-revenue': __(
		'A site that earns money from ads',
		'slipstream'
	),
};

/** Asks what kind of site it is. */
export function SiteType( { facts, isNext, onNext }: StepProps ) {
	const [ chosen, setChosen ] = useState( () => kindOf( facts ) );
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
					'We only recommend what suits it. Your answer stays on this site.',
					'slipstream'
				) }
			</p>
			<div
				role="group"
				aria-label={ __( 'Kind of site', 'slipstream' ) }
				className="slipstream-recommendations__types"
			>
				{ KINDS.map( ( name ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ name }
						label={ TYPES[ name ] }
						checked={ chosen[ name ] }
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
