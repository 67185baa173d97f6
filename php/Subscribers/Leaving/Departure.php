<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Leaving;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Sign_Up\Sign_Ups;

/**
 * Ends subscriptions, so that neither an import nor a link that was mailed before brings anyone back.
 */
final class Departure {

	public function __construct( private Subscribers $subscribers, private Sign_Ups $sign_ups ) {}

	/**
	 * Ends one. Again does no harm.
	 *
	 * @return bool Whether they were a subscriber until now.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function leave( Subscriber $subscriber, Left_By $by ): bool {
		// First: else a link could subscribe them again at once.
		$this->sign_ups->forget( $subscriber->person );
		return $this->subscribers->leave( $subscriber->id, $by );
	}
}
