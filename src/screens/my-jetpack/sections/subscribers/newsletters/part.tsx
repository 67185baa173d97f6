import { AllNewsletters } from './all';
import { OneNewsletter } from './one';
import type { Route } from '@slipstream/ui';
import type { SubscribersView } from '../view';

/** The posts that were sent, or one of them. */
export function NewslettersPart( {
	route,
}: {
	route: Route< SubscribersView >;
} ) {
	const { view, linkTo, isCurrent } = route;
	return view.newsletter > 0 ? (
		<OneNewsletter
			key={ view.newsletter }
			id={ view.newsletter }
			backTo={ linkTo( { newsletter: 0 } ) }
			isShown={ isCurrent }
		/>
	) : (
		<AllNewsletters linkTo={ ( id ) => linkTo( { newsletter: id } ) } />
	);
}
