<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Stripe\Stripe_Accounts;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Event;
use Slipstream\Signatures\Timed_Signature;
use UnexpectedValueException;

/**
 * Takes what Stripe sends, and stores which object to look at. Stripe holds payers until it has an answer, so that
 * looking comes later. Whatever is not answered with success is sent again for days.
 */
final class Stripe_Webhook {

	public function __construct(
		private Keys $keys,
		private Account_Store $accounts,
		private Event_Intake $intake
	) {}

	/**
	 * @param string $body The body as it came, byte for byte.
	 * @param int    $now  This server's time, as Stripe signs with the time of the real world.
	 * @throws Request_Error If it is not from Stripe, not for this site, or could not be stored.
	 */
	public function receive( Mode $mode, string $body, string $signature, int $now ): void {
		if ( ! Timed_Signature::verify( $body, $signature, array( $this->keys->webhook_secret( $mode ) ), $now ) ) {
			throw new Request_Error(
				'payment_signature_invalid',
				__( 'The signature is not valid.', 'slipstream' ),
				400
			);
		}
		try {
			$event = Event::of( json_decode( $body, true ) );
		} catch ( Unexpected_Response ) {
			throw self::not_an_event();
		}
		if ( $event->mode !== $mode ) {
			throw self::not_an_event();
		}
		$account   = $this->account( $mode );
		$object_id = Stripe_Hint::of( $event );
		if ( null === $object_id ) {
			return;
		}
		try {
			$this->intake->take( $account, $event->id, $event->type, $object_id );
		} catch ( UnexpectedValueException ) {
			throw self::not_an_event();
		}
	}

	/** The account that events of a mode are about. */
	private function account( Mode $mode ): Gateway_Account {
		$account = $this->accounts->state( Gateway::Stripe, $mode )->account;
		if ( null === $account ) {
			throw Stripe_Accounts::not_connected();
		}
		( new Site_Copy( $this->accounts ) )->ensure_home( $account );
		return $account;
	}

	private static function not_an_event(): Request_Error {
		return new Request_Error(
			'payment_event_invalid',
			__( 'This is not an event of this mode.', 'slipstream' ),
			400
		);
	}
}
