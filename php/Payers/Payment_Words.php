<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Payments\Checkout\Payment_Sentence;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscription_Status;

/**
 * How payments are called to those who pay.
 */
final class Payment_Words {

	/** What is paid for: the plan's name; '' if it has none. */
	public static function plan( int $plan_id ): string {
		$title = $plan_id > 0 ? get_post_field( 'post_title', $plan_id, 'raw' ) : '';
		$text  = html_entity_decode( is_string( $title ) ? $title : '', ENT_QUOTES, 'UTF-8' );
		return trim( wp_strip_all_tags( $text ) );
	}

	/** What someone has agreed to, such as "Supporter: EUR 5 each month until you cancel". */
	public static function subscription( Subscription $subscription ): string {
		$plan     = self::plan( $subscription->plan_id );
		$sentence = Payment_Sentence::of( $subscription->money, $subscription->interval );
		/* translators: 1: the name of a plan, 2: what it costs. */
		return '' === $plan ? $sentence : sprintf( __( '%1$s: %2$s', 'slipstream' ), $plan, $sentence );
	}

	/** How a subscription goes on. */
	public static function next( Subscription $subscription ): string {
		$period = $subscription->period;
		return match ( true ) {
			Subscription_Status::Incomplete_Expired === $subscription->status => __(
				'It never began, as the first payment did not work.',
				'slipstream'
			),
			$subscription->status->is_final() => $period->ended > 0
				/* translators: %s: a date. */
				? sprintf( __( 'It ended on %s.', 'slipstream' ), self::date( $period->ended ) )
				: __( 'It has ended.', 'slipstream' ),
			$subscription->is_canceled() => sprintf(
				/* translators: %s: a date. */
				__( 'It is canceled and stays until %s. It will not renew.', 'slipstream' ),
				self::date( $period->cancel_at )
			),
			self::needs_payer( $subscription ) => __(
				'The last payment did not work. Pay it or change your card to keep the subscription.',
				'slipstream'
			),
			Subscription_Status::Paused === $subscription->status => __( 'It is paused.', 'slipstream' ),
			$period->end > 0 => sprintf(
				/* translators: %s: a date. */
				__( 'The next payment is on %s.', 'slipstream' ),
				self::date( $period->end )
			),
			default => '',
		};
	}

	/** Whether it goes on only if the payer does something. */
	public static function needs_payer( Subscription $subscription ): bool {
		return in_array(
			$subscription->status,
			array( Subscription_Status::Past_Due, Subscription_Status::Unpaid, Subscription_Status::Incomplete ),
			true
		);
	}

	/** Whether it can go on until what is paid is over. Else canceling ends it at once. */
	public static function has_paid_time( Subscription $subscription ): bool {
		return in_array(
			$subscription->status,
			array( Subscription_Status::Active, Subscription_Status::Trialing ),
			true
		) && $subscription->period->end > 0;
	}

	public static function state( Order $order ): string {
		return match ( $order->state ) {
			Order_State::Paid            => __( 'Paid', 'slipstream' ),
			Order_State::Refunded        => __( 'Refunded', 'slipstream' ),
			Order_State::Partly_Refunded => __( 'Partly refunded', 'slipstream' ),
			Order_State::Pending         => __( 'On its way', 'slipstream' ),
			Order_State::Failed          => __( 'Failed, nothing was paid', 'slipstream' ),
			Order_State::Unknown         => __( 'Not known yet', 'slipstream' ),
			Order_State::Created,
			Order_State::Sent,
			Order_State::Expired         => __( 'Not paid', 'slipstream' ),
		};
	}

	/** What says that no money was moved. */
	public static function test(): string {
		return __( 'Test: no money is moved.', 'slipstream' );
	}

	public static function date( int $time ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), $time );
	}

	/** Such as "November 27, 2026 10:11 am (UTC+1)": it may have to be proven. */
	public static function moment( int $time ): string {
		return sprintf(
			/* translators: 1: date, 2: time, 3: time zone. */
			__( '%1$s, %2$s (%3$s)', 'slipstream' ),
			self::date( $time ),
			(string) wp_date( (string) get_option( 'time_format' ), $time ),
			(string) wp_date( 'T', $time )
		);
	}
}
