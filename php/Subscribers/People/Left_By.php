<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

/**
 * Who has ended a subscription.
 */
enum Left_By: string {

	/** The person, by a link in a mail or signed in. */
	case Person = 'person';

	/** An administrator. */
	case Owner = 'owner';

	/** WordPress's tool that erases personal data. */
	case Eraser = 'eraser';
}
