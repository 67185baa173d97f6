import { ExternalLink, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { Disputes } from './disputes';
import { Entries } from './entries';
import { gatewayName } from './words';
import './payments.scss';
import type { ReactNode } from 'react';
import type { PaymentItem } from './types';

/** What a part of the dialog works with. */
export interface PartProps< Item > {
	item: Item;
	/** The item's route. */
	path: string;
	/** Takes over what the server says of the item now. */
	onAnswer: ( answer: Item ) => Promise< void >;
}

interface Props< Item > {
	title: string;
	path: string;
	onClose: () => void;
	/** Reads the list again. */
	onChange: () => Promise< void >;
	/** What is known of the item, above the money that has moved. */
	Facts: ( props: { item: Item } ) => ReactNode;
	/** What can be done about it. */
	Actions: ( props: PartProps< Item > ) => ReactNode;
}

/** Asks the payment service how it stands, or leads there. */
function AtGateway< Item extends PaymentItem >( props: PartProps< Item > ) {
	const { item, path, onAnswer } = props;
	const check = useAction( async () =>
		onAnswer( await getHttp().post< Item >( `${ path }/check` ) )
	);
	return (
		<>
			<Problem message={ check.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ check }
					label={ sprintf(
						/* translators: %s: a payment service, such as Stripe. */
						__( 'Ask %s again', 'slipstream' ),
						gatewayName( item )
					) }
				/>
				{ item.gateway_url && (
					<ExternalLink href={ item.gateway_url }>
						{ sprintf(
							/* translators: %s: a payment service, such as Stripe. */
							__( 'Open in %s', 'slipstream' ),
							gatewayName( item )
						) }
					</ExternalLink>
				) }
			</div>
		</>
	);
}

/** An order or a subscription, with the money that has moved and what can be done. */
export function PaymentModal< Item extends PaymentItem >( {
	title,
	path,
	onClose,
	onChange,
	Facts,
	Actions,
}: Props< Item > ) {
	const resource: Resource< Item > = useResource< Item >( path );
	const onAnswer = async ( answer: Item ) => {
		resource.update( answer );
		await onChange();
	};
	return (
		<Modal title={ title } size="medium" onRequestClose={ onClose }>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( item ) => (
					<div className="slipstream-payment">
						<Facts item={ item } />
						<Disputes { ...{ item, path } } />
						<Entries entries={ item.entries ?? [] } />
						<AtGateway { ...{ item, path, onAnswer } } />
						<Actions { ...{ item, path, onAnswer } } />
					</div>
				) }
			</ResourceContent>
		</Modal>
	);
}
