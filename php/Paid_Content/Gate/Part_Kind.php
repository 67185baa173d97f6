<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

/**
 * What hides a part.
 */
enum Part_Kind: string {

	case Container = 'container';
	case Paywall   = 'paywall';

	/** The whole post, without a paywall. */
	case Post = 'post';
}
