<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

/**
 * Where the email to one subscriber stands.
 */
enum Delivery_State: string {

	case Queued = 'queued';

	/** A process is handing it to the mail server. */
	case Claimed = 'claimed';

	/** The mail server has taken it. */
	case Sent = 'sent';

	/** They had unsubscribed before it was sent, or the newsletter was stopped. */
	case Skipped = 'skipped';

	/** The mail server has refused it each time. */
	case Failed = 'failed';

	/**
	 * The process died, or the connection broke, once it was on its way. Nobody knows whether it was sent, so it is
	 * not sent again unless someone says so.
	 */
	case Unsure = 'unsure';
}
