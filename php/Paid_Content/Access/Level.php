<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Access;

/**
 * Who may read a post, as its author has chosen. The values are Jetpack's.
 */
enum Level: string {

	case Everybody   = 'everybody';
	case Subscribers = 'subscribers';

	/** Those who pay a tier of the newsletter, or a higher one. */
	case Paid = 'paid_subscribers';

	/** Those who pay any tier. */
	case Any_Tier = 'paid_subscribers_all_tiers';

	/** A choice that this version does not know, or that could not be read: nobody but editors. */
	case Nobody = 'nobody';

	public function is_paid(): bool {
		return self::Paid === $this || self::Any_Tier === $this;
	}
}
