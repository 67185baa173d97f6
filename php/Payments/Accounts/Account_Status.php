<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

/**
 * Whether a gateway takes the site's key. An outage changes nothing of it.
 */
enum Account_Status: string {

	case No_Key = 'no_key';

	/** Nobody has asked the gateway about this key. */
	case Unverified = 'unverified';

	/** It was accepted, and not refused since. */
	case Connected = 'connected';

	case Refused = 'refused';
}
