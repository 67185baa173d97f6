import {
	Button,
	Card as CoreCard,
	CardBody,
	CardHeader,
	Notice,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useHashFocus } from '../hooks/use-hash-focus';
import type { Resource } from '../hooks/use-resource';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** The part of the address that leads here. */
	hash: string;
	children: ReactNode;
}

/** One answer of the page, under its heading. */
export function Card( { title, hash, children }: Props ) {
	const heading = useHashFocus< HTMLHeadingElement >( hash );
	return (
		<CoreCard className="slipstream-dashboard__card">
			<CardHeader>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ title }
				</h2>
			</CardHeader>
			<CardBody>{ children }</CardBody>
		</CoreCard>
	);
}

/** What stands in a card until its route has answered, or when it has not. */
export function Waiting< T >( { resource }: { resource: Resource< T > } ) {
	if ( ! resource.error ) {
		return (
			<p className="slipstream-dashboard__waiting" aria-busy="true">
				<Spinner />
				{ __( 'Loading…', 'slipstream' ) }
			</p>
		);
	}
	return (
		<Notice status="error" isDismissible={ false }>
			<p>{ resource.error.message }</p>
			<Button variant="secondary" onClick={ resource.reload }>
				{ __( 'Try again', 'slipstream' ) }
			</Button>
		</Notice>
	);
}
