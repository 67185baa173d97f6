<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use UnexpectedValueException;

/**
 * Stores what a payment service has sent, and has it handled.
 */
final class Event_Intake {

	/** Seconds after which an event is handled whose process was killed when it had stored it. */
	private const LATEST = 60;

	public function __construct( private Events $events, private Job_Queue $jobs, private Clock $clock ) {}

	/**
	 * @throws Request_Error If it is not stored: it must be sent again.
	 * @throws UnexpectedValueException If the object cannot be of a payment service.
	 */
	public function take( Gateway_Account $account, string $event_id, string $type, string $object_id ): void {
		$key = Events_Job::key( $account->gateway, $account->mode );
		$this->jobs->add( Events_Job::KIND, $key, due: $this->clock->now() + self::LATEST );
		if ( Claim_Result::Unknown === $this->events->record( $account, $event_id, $type, $object_id ) ) {
			Ledger_Database::fail();
		}
		$this->jobs->add( Events_Job::KIND, $key );
	}
}
