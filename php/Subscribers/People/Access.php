<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

/**
 * What a subscriber may read.
 */
enum Access: string {

	case Free = 'free';
	case Paid = 'paid';
}
