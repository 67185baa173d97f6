<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Paypal\Paypal_Accounts;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Event;
use Slipstream\Services\Paypal\Webhooks\Webhook_Verification;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use UnexpectedValueException;

/**
 * Takes what PayPal sends, has PayPal say whether it is its own, and stores which object to look at. Whatever is not
 * answered with success, PayPal sends again for three days.
 */
final class Paypal_Webhook {

	/** Messages of a minute from one network, and from all: each has PayPal asked, and anybody can send one. */
	private const MOST_OF_ONE = 300;
	private const MOST_OF_ALL = 600;

	private const WINDOW = 60;

	/** Bytes of a message. PayPal's have a few thousand. */
	private const LONGEST = 262144;

	/** Seconds after which another try makes sense, if PayPal says nothing of it. */
	private const PAUSE = 60;

	public function __construct(
		private Paypal_Accounts $paypal,
		private Account_Store $accounts,
		private Event_Intake $intake,
		private Counters $counters
	) {}

	/**
	 * @param string                   $body   The body as it came, byte for byte.
	 * @param Closure(string): ?string $header Gives a header by its name in lower case.
	 * @param string                   $sender Tells one network from another.
	 * @throws Request_Error If it is not from PayPal, not for this site, or could not be verified or stored.
	 */
	public function receive( Mode $mode, string $body, Closure $header, string $sender ): void {
		$webhook_id = $this->accounts->webhook( Gateway::Paypal, $mode );
		if ( '' === $webhook_id || strlen( $body ) > self::LONGEST ) {
			throw self::forged();
		}
		$account = $this->accounts->state( Gateway::Paypal, $mode )->account ?? throw Paypal_Accounts::not_connected();
		( new Site_Copy( $this->accounts ) )->ensure_home( $account );
		$this->count( "paypal-webhook|$sender", self::MOST_OF_ONE );
		$this->count( 'paypal-webhook', self::MOST_OF_ALL );
		if ( ! $this->is_genuine( $mode, $webhook_id, $body, $header ) ) {
			throw self::forged();
		}
		try {
			$event = Paypal_Event::of( json_decode( $body, true ) );
			$name  = Paypal_Hint::of( $event );
			if ( null !== $name ) {
				$this->intake->take( $account, $event->id, $event->type, $name );
			}
		} catch ( Unexpected_Response | UnexpectedValueException ) {
			throw new Request_Error(
				'payment_event_invalid',
				__( 'This is not an event of this mode.', 'slipstream' ),
				400
			);
		}
	}

	/**
	 * @param Closure(string): ?string $header
	 * @throws Request_Error If PayPal does not say.
	 */
	private function is_genuine( Mode $mode, string $webhook_id, string $body, Closure $header ): bool {
		$verification = new Webhook_Verification( $this->paypal->client( $mode ) );
		try {
			return $this->paypal->calls( $mode )->run(
				static fn (): bool => $verification->is_genuine( $webhook_id, $body, $header )
			);
		} catch ( Gateway_Error $error ) {
			if ( Gateway_Failure::Refused === $error->failure ) {
				return false;
			}
			throw new Request_Error(
				'payment_event_unverified',
				__( 'PayPal did not say whether this message is its own. Send it again later.', 'slipstream' ),
				503,
				$error->retry_after ?? self::PAUSE
			);
		}
	}

	private function count( string $name, int $limit ): void {
		match ( $this->counters->take( $name, $limit, self::WINDOW ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw new Request_Error(
				'payment_events_too_many',
				__( 'Too many messages came at once. Send this one again later.', 'slipstream' ),
				429,
				self::WINDOW
			),
			Claim_Result::Unknown => Ledger_Database::fail(),
		};
	}

	private static function forged(): Request_Error {
		return new Request_Error(
			'payment_signature_invalid',
			__( 'The signature is not valid.', 'slipstream' ),
			400
		);
	}
}
