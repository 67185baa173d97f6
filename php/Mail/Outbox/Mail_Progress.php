<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

/**
 * Where a mail stands.
 */
enum Mail_Progress: string {

	case Queued = 'queued';

	/** A process is handing it to the mail server. */
	case Claimed = 'claimed';

	/** The mail server has taken it. */
	case Sent = 'sent';

	/** The mail server has refused it each time, or a plugin has stopped with an error before. */
	case Failed = 'failed';

	/** The process died, or a plugin threw an error, once it was on its way: nobody knows, so it is not sent again. */
	case Unsure = 'unsure';
}
