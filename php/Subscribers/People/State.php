<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

/**
 * Where someone stands who has confirmed that they want to be a subscriber.
 */
enum State: string {

	case Active = 'active';

	/** Nothing is kept of the address but what tells that it is not to be mailed. */
	case Left = 'left';
}
