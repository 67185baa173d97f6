<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

/**
 * What is compared, one after the other. A payment service that has nothing of a kind passes it over.
 */
enum Phase: string {

	/** What the payment service has told of since the last good run. */
	case Events = 'events';

	/** Orders here that may still be paid. */
	case Orders = 'orders';

	/** Subscriptions here that can charge again. */
	case Subscriptions = 'subscriptions';

	/** Subscriptions at Stripe, for those that are not here. */
	case Missing = 'missing';

	/** Payments here whose fee is not known: Stripe may book it later. */
	case Fees = 'fees';

	/** Refunds: one can fail weeks later. PayPal lists none, so payments are looked at. */
	case Refunds = 'refunds';

	/** Disputes at Stripe: one takes months. */
	case Disputes = 'disputes';

	public function next(): ?self {
		$all = self::cases();
		return $all[ (int) array_search( $this, $all, true ) + 1 ] ?? null;
	}
}
