<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Total;

/**
 * Orders, subscriptions, and sums as routes give them.
 */
final class Payment_Items {

	/** Members that orders and subscriptions have. */
	private const SHARED_TEXTS = array(
		'subscription_id',
		'interval',
		'dispute',
		'name',
		'email',
		'gateway',
		'mode',
		'account',
	);

	/** @return array<string, mixed> */
	public static function order( Order $order ): array {
		return array(
			'id'              => $order->id,
			'uuid'            => $order->uuid,
			'money'           => self::money( $order->terms->money ),
			'interval'        => $order->terms->interval->value,
			'state'           => $order->state->value,
			'dispute'         => $order->dispute->value,
			'plan_id'         => $order->terms->plan_id,
			'post_id'         => $order->terms->post_id,
			'block'           => $order->terms->block,
			'sentence'        => $order->terms->sentence,
			'name'            => $order->payer->name,
			'email'           => $order->payer->email,
			'note'            => $order->payer->note,
			'is_erased'       => $order->erased > 0,
			'payment_id'      => $order->ids->payment,
			'subscription_id' => $order->ids->subscription,
			'gateway_url'     => Dashboard_Url::payment( $order->account, $order->ids->payment ),
			'paid'            => $order->paid,
			'created'         => $order->created,
			'updated'         => $order->updated,
		) + self::account( $order->account );
	}

	/** @return array<string, mixed> */
	public static function subscription( Subscription $subscription ): array {
		return array(
			'id'              => $subscription->id,
			'subscription_id' => $subscription->subscription_id,
			'order_id'        => $subscription->order_id,
			'plan_id'         => $subscription->plan_id,
			'money'           => self::money( $subscription->money ),
			'interval'        => $subscription->interval->value,
			'status'          => $subscription->status->value,
			'dispute'         => $subscription->dispute->value,
			'is_canceled'     => $subscription->is_canceled(),
			'is_ended'        => $subscription->status->is_final(),
			'needs_payer'     => $subscription->status->needs_payer(),
			'period_end'      => $subscription->period->end,
			'cancel_at'       => $subscription->period->cancel_at,
			'canceled'        => $subscription->period->canceled,
			'ended'           => $subscription->period->ended,
			'name'            => $subscription->payer->name,
			'email'           => $subscription->payer->email,
			'is_erased'       => $subscription->erased > 0,
			'gateway_url'     => Dashboard_Url::subscription( $subscription->account, $subscription->subscription_id ),
			'created'         => $subscription->created,
			'checked'         => $subscription->checked,
		) + self::account( $subscription->account );
	}

	/** @return array<string, mixed> */
	public static function total( Total $total ): array {
		return array(
			'currency' => $total->currency,
			'charged'  => self::money( $total->charged() ),
			'refunded' => self::money( $total->refunded() ),
			'fees'     => self::money( $total->fees() ),
			'disputed' => self::money( $total->disputed() ),
			'net'      => self::money( $total->net() ),
		);
	}

	/** @return array{amount: int|float, currency: string, formatted: string} */
	public static function money( Money $money ): array {
		return array(
			'amount'    => $money->to_decimal(),
			'currency'  => $money->currency,
			'formatted' => $money->format(),
		);
	}

	/** @return array<string, string|array<string, mixed>> The members of order(). */
	public static function order_schema(): array {
		return array_fill_keys( array( 'id', 'plan_id', 'post_id', 'paid', 'created', 'updated' ), 'integer' )
			+ array_fill_keys( array( 'uuid', 'state', 'block', 'sentence', 'note', 'payment_id' ), 'string' )
			+ array_fill_keys( self::SHARED_TEXTS, 'string' )
			+ array(
				'is_erased'   => 'boolean',
				'gateway_url' => array( 'type' => array( 'string', 'null' ) ),
				'money'       => self::money_schema(),
			);
	}

	/** @return array<string, string|array<string, mixed>> The members of subscription(). */
	public static function subscription_schema(): array {
		return array_fill_keys(
			array( 'id', 'order_id', 'plan_id', 'period_end', 'cancel_at', 'canceled', 'ended', 'created', 'checked' ),
			'integer'
		)
			+ array_fill_keys( array( 'status', ...self::SHARED_TEXTS ), 'string' )
			+ array(
				'is_canceled' => 'boolean',
				'is_ended'    => 'boolean',
				'needs_payer' => 'boolean',
				'is_erased'   => 'boolean',
				'gateway_url' => array( 'type' => array( 'string', 'null' ) ),
				'money'       => self::money_schema(),
			);
	}

	/** @return array<string, mixed> Money that has moved. */
	public static function entry( Entry $entry ): array {
		return array(
			'kind'        => $entry->kind->value,
			'money'       => self::money( $entry->money ),
			'object_id'   => $entry->object_id,
			'occurred'    => $entry->occurred,
			'payment_id'  => $entry->payment_id,
			'gateway_url' => Dashboard_Url::payment( $entry->account, $entry->payment_id ),
		);
	}

	/** @return array<string, mixed> The schema of a list of what entry() gives. */
	public static function entries_schema(): array {
		return array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array(
					'occurred'    => array( 'type' => 'integer' ),
					'money'       => self::money_schema(),
					'gateway_url' => array( 'type' => array( 'string', 'null' ) ),
				) + array_fill_keys( array( 'kind', 'object_id', 'payment_id' ), array( 'type' => 'string' ) ),
			),
		);
	}

	/** @return array<string, mixed> The schema of a list of what total() gives. */
	public static function totals_schema(): array {
		$sums = array( 'charged', 'refunded', 'fees', 'disputed', 'net' );
		return array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array( 'currency' => array( 'type' => 'string' ) )
					+ array_fill_keys( $sums, self::money_schema() ),
			),
		);
	}

	/** @return array<string, mixed> */
	public static function money_schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'amount'    => array( 'type' => 'number' ),
				'currency'  => array( 'type' => 'string' ),
				'formatted' => array( 'type' => 'string' ),
			),
		);
	}

	/** @return array{gateway: string, mode: string, account: string} */
	public static function account( Gateway_Account $account ): array {
		return array(
			'gateway' => $account->gateway->value,
			'mode'    => $account->mode->value,
			'account' => $account->id,
		);
	}
}
