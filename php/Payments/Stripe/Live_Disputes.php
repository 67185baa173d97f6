<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Services;
use Slipstream\Services\Stripe\Objects\Dispute;

/**
 * Disputes as Stripe tells of them now, with their deadlines: the ledger knows only whether there is one.
 */
final class Live_Disputes {

	/** What an inquiry's status begins with: it has taken no money. */
	private const INQUIRY = 'warning_';

	/** Payments of a subscription that are looked at. */
	private const MOST = 10;

	public function __construct( private Payments_Services $services ) {}

	/**
	 * The disputes of some payments, the latest first.
	 *
	 * @param list<Entry> $entries All of these payments.
	 * @return list<Dispute> None at gateways that do not tell.
	 * @throws Request_Error If the account may not be asked, or does not answer.
	 */
	public function of( Gateway_Account $account, array $entries ): array {
		if ( Gateway::Stripe !== $account->gateway ) {
			return array();
		}
		$this->services->guard( $this->services->gateway( $account ) )->ensure_of( $account );
		$client = $this->services->stripe()->client( $account->mode );
		$found  = $this->services->stripe()->calls( $account->mode )->run(
			static function () use ( $client, $entries ): array {
				$found = array();
				foreach ( self::charges( $entries ) as $charge ) {
					$found[] = array_map(
						Dispute::of( ... ),
						iterator_to_array( $client->each( '/v1/disputes', array( 'charge' => $charge ) ), false )
					);
				}
				return array_merge( ...$found );
			}
		);
		usort( $found, static fn ( Dispute $one, Dispute $other ): int => $other->created <=> $one->created );
		return $found;
	}

	/**
	 * Stops what would pay someone twice: the bank has taken the money of a dispute, and may give it to the payer.
	 *
	 * @throws Request_Error If it may not be refunded, or nobody knows.
	 */
	public function ensure_refundable( Order $order ): void {
		if ( Dispute_State::Lost === $order->dispute ) {
			throw self::disputed( __( 'The bank has already returned this money to the payer, so it cannot be refunded as well.', 'slipstream' ) );
		}
		if ( Dispute_State::Open !== $order->dispute ) {
			return;
		}
		$entries = $this->services->entries()->of_payment( $order->account, $order->ids->payment );
		foreach ( $this->of( $order->account, $entries ) as $dispute ) {
			if ( ! $dispute->is_closed() && ! self::is_inquiry( $dispute ) ) {
				throw self::disputed( __( 'A disputed payment cannot be refunded. Answer or accept the dispute at the payment service.', 'slipstream' ) );
			}
		}
	}

	public static function is_inquiry( Dispute $dispute ): bool {
		return str_starts_with( $dispute->status, self::INQUIRY );
	}

	private static function disputed( string $message ): Request_Error {
		return new Request_Error( 'payment_disputed', $message, 409 );
	}

	/**
	 * The charges to ask for. An inquiry has moved no money, so that the latest ones follow those that a dispute took.
	 *
	 * @param list<Entry> $entries
	 * @return list<string>
	 */
	private static function charges( array $entries ): array {
		$disputed = array();
		$charges  = array();
		foreach ( array_reverse( $entries ) as $entry ) {
			if ( Entry_Kind::Dispute === $entry->kind ) {
				$disputed[ $entry->payment_id ] = true;
			} elseif ( Entry_Kind::Charge === $entry->kind ) {
				$charges[ $entry->object_id ] = isset( $disputed[ $entry->payment_id ] ) ? 0 : 1;
			}
		}
		// A stable sort: the latest stay first.
		asort( $charges );
		return array_slice( array_map( 'strval', array_keys( $charges ) ), 0, self::MOST );
	}
}
