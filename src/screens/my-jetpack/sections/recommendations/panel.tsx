import { useEffect, useRef } from '@wordpress/element';
import {
	ResourceContent,
	choiceField,
	createAddressView,
	useAddressView,
} from '@slipstream/ui';
import { OfferStep } from './components/offer-step';
import { SiteType } from './components/site-type';
import { SummaryStep } from './components/summary-step';
import { OFFERS } from './logic/offers';
import { SITE_TYPE, SLUGS, nextStep, shownStep, slugOf } from './logic/steps';
import { store, useFacts } from './logic/use-recommendations';
import './recommendations.scss';
import type { Resource } from '@slipstream/data';
import type { StepProps } from './components/types';
import type { Facts } from './logic/steps';

const address = createAddressView< { step: string } >( {
	path: '/recommendations',
	item: 'step',
	fields: { step: choiceField( [ '', ...SLUGS ] ) },
} );

interface Props {
	facts: Facts;
	resource: Resource< Facts >;
}

/** Keeps the step that is shown in the address, so that Back and reload work. */
function useStep( facts: Facts ) {
	const { view, isCurrent, go } = useAddressView( address );
	const step = shownStep( view.step, facts );
	const slug = slugOf( step );
	const first = useRef( step );
	useEffect( () => {
		if ( isCurrent && view.step !== slug ) {
			go( { step: slug }, { replace: true } );
		}
	}, [ isCurrent, view.step, slug, go ] );
	return { step, isNext: first.current !== step, go };
}

function Steps( { facts, resource }: Props ) {
	const { step, isNext, go } = useStep( facts );
	const onNext: StepProps[ 'onNext' ] = async ( from, data ) => {
		const next = nextStep( from, { ...facts, data } );
		await store( data, next );
		resource.update( { ...facts, data, step: next } );
		go( { step: slugOf( next ) } );
	};
	const props = { facts, isNext, onNext };
	const offer = OFFERS[ step ];
	return (
		// A step begins anew: what the one before had to say is gone.
		<div key={ step } className="slipstream-recommendations">
			{ step === SITE_TYPE && <SiteType { ...props } /> }
			{ offer && (
				<OfferStep
					{ ...props }
					step={ step }
					offer={ offer }
					reload={ resource.reload }
				/>
			) }
			{ step !== SITE_TYPE && ! offer && <SummaryStep { ...props } /> }
		</div>
	);
}

/** What the site could use, one thing at a time. */
export function RecommendationsPanel() {
	const resource = useFacts();
	return (
		<ResourceContent resource={ resource } lines={ 5 }>
			{ ( facts ) => <Steps facts={ facts } resource={ resource } /> }
		</ResourceContent>
	);
}
