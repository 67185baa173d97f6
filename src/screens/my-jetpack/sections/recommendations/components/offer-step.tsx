import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { createRestClient } from '@slipstream/rest-client';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { StepHeading } from './step-heading';
import { isDone, remembered } from '../logic/steps';
import type { Offer } from '../logic/offers';
import type { StepProps } from './types';

interface Props extends StepProps {
	step: string;
	offer: Offer;
	/** Reads the site again. */
	reload: () => Promise< void >;
}

/** Has the server do what is recommended. */
async function follow( { means }: Offer ): Promise< void > {
	const client = createRestClient();
	if ( 'module' in means ) {
		await client.setModuleActive( means.module, true );
	} else if ( 'plugin' in means ) {
		await client.installPlugin( means.plugin, 'active', 'recommendations' );
	}
}

/** One recommendation: what it does, and whether it is on. */
export function OfferStep( props: Props ) {
	const { step, offer, facts, isNext, onNext, reload } = props;
	const isOn = isDone( step, facts ) === true;
	const switchOn = useAction( async () => {
		await follow( offer );
		await reload();
	} );
	const skip = useAction( () =>
		onNext( step, remembered( facts.data, step, true ) )
	);
	const goOn = useAction( () =>
		onNext( step, remembered( facts.data, step, false ) )
	);
	return (
		<>
			{ /* Drawn anew once it is on: the button that had the focus is gone then. */ }
			<StepHeading key={ String( isOn ) } isNext={ isNext || isOn }>
				{ offer.title }
			</StepHeading>
			<p>{ offer.text }</p>
			<div role="status">
				{ isOn && <p className="is-done">{ offer.done }</p> }
			</div>
			<Problem
				message={ switchOn.problem || skip.problem || goOn.problem }
			/>
			<div className="slipstream-ui-buttons">
				{ isOn && (
					<ActionButton
						action={ goOn }
						variant="primary"
						label={ __( 'Continue', 'slipstream' ) }
					/>
				) }
				{ ! isOn && 'link' in offer.means && (
					<Button variant="primary" href={ offer.means.link }>
						{ offer.action }
					</Button>
				) }
				{ ! isOn && ! ( 'link' in offer.means ) && (
					<ActionButton
						action={ switchOn }
						variant="primary"
						label={ offer.action }
					/>
				) }
				{ ! isOn && (
					<ActionButton
						action={ skip }
						variant="tertiary"
						label={ __( 'Skip', 'slipstream' ) }
					/>
				) }
			</div>
		</>
	);
}
