<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Mails;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Subscribers\People\Subscriber;

/**
 * Tells the owner of new subscribers, if they want to know.
 */
final class Owner_Notice {

	public function __construct( private Mailer $mailer ) {}

	/** Once for each. If the database fails, the owner is not told: the subscriber is one all the same. */
	public function joined( Subscriber $subscriber ): void {
		try {
			if ( true === Subscribers_Settings::value( Subscribers_Settings::NOTIFY ) ) {
				$this->mailer->queue(
					Sign_Up_Mails::to_owner( $subscriber->id, $subscriber->since, $subscriber->email )
				);
			}
		} catch ( Request_Error ) {
			return;
		}
	}
}
