<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

/**
 * What shows that someone wanted to be a subscriber.
 */
enum Proof_Kind: string {

	/** They have confirmed by a mailed link what was sent with a form. */
	case Confirmed = 'confirmed';

	/** The owner has said so. */
	case Vouched = 'vouched';
}
