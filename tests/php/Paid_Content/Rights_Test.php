<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Slipstream\Members\Member;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Paid_Content\Access\Level;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Reader;
use Slipstream\Paid_Content\Paid_Content_Module;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Access;

require_once __DIR__ . '/Paid_Content_Case.php';

/** What a member may read follows from what is stored at that moment. */
final class Rights_Test extends Paid_Content_Case {

	private function reader( string $email = self::PAYER ): Reader {
		return Plugin::module( Paid_Content_Module::class )->rights()->of( new Member( $email ) );
	}

	private static function access( Level $level, int $tier = 0 ): Post_Access {
		return new Post_Access( $level, true, $tier );
	}

	public function test_levels_open_to_whom_they_say(): void {
		$this->subscribe( self::FREE );
		$this->subscribe( self::COMPED, Access::Paid );
		$this->pay( self::PAYER, $this->plan );
		$this->pay( self::OTHER, $this->cheap );
		$expected = array(
			'nobody@example.test' => array( false, false, false, false ),
			self::FREE            => array( true, false, false, false ),
			self::COMPED          => array( true, true, true, false ),
			self::OTHER           => array( true, true, true, false ),
			self::PAYER           => array( true, true, true, true ),
		);
		foreach ( $expected as $email => $may ) {
			$reader = $this->reader( $email );
			$found  = array(
				$reader->may_read( self::access( Level::Subscribers ) ),
				$reader->may_read( self::access( Level::Any_Tier ) ),
				$reader->may_read( self::access( Level::Paid ) ),
				$reader->may_read( self::access( Level::Paid, $this->plan ) ),
			);
			self::assertSame( $may, $found, $email );
			self::assertFalse( $reader->may_read( self::access( Level::Nobody ) ) );
		}
	}

	public function test_a_higher_tier_includes_a_lower_one_and_a_yearly_plan_its_tier(): void {
		$yearly = $this->plan( 9000, Billing_Interval::Year, tier: $this->plan );
		$this->pay( self::PAYER, $this->plan );
		$this->pay( self::OTHER, $yearly );
		self::assertTrue( $this->reader()->may_read( self::access( Level::Paid, $this->cheap ) ) );
		self::assertTrue( $this->reader( self::OTHER )->may_read( self::access( Level::Paid, $this->plan ) ) );
		self::assertTrue( $this->reader( self::OTHER )->pays_one_of( array( $this->plan ) ) );
		self::assertFalse( $this->reader()->pays_one_of( array( $this->cheap ) ) );
	}

	/** @return array<string, array{array<string, int|string>}> */
	public static function ends(): array {
		return array(
			'canceled'                              => array( array( 'status' => 'canceled' ) ),
			'unpaid'                                => array( array( 'status' => 'unpaid' ) ),
			'overdue'                               => array( array( 'status' => 'past_due' ) ),
			'begun, but never paid'                 => array( array( 'status' => 'incomplete' ) ),
			'over, and nobody knows how it goes on' => array( array( 'period_end' => 1000000000 ) ),
			'a state of tomorrow'                   => array( array( 'status' => 'other' ) ),
		);
	}

	/**
	 * @dataProvider ends
	 * @param array<string, int|string> $values
	 */
	public function test_who_no_longer_pays_reads_nothing( array $values ): void {
		$this->pay( self::PAYER, $this->plan, $values );
		self::assertFalse( $this->reader()->pays_one_of( array( $this->plan ) ) );
		self::assertFalse( $this->reader()->may_read( self::access( Level::Subscribers ) ) );
	}

	public function test_test_money_counts_only_while_the_site_takes_test_money(): void {
		$this->pay( self::PAYER, $this->plan, array( 'mode' => 'test' ) );
		update_option( 'slipstream_stripe_mode', 'live' );
		self::assertFalse( $this->reader()->pays_one_of( array( $this->plan ) ) );
		update_option( 'slipstream_stripe_mode', 'test' );
		self::assertTrue( $this->reader()->pays_one_of( array( $this->plan ) ) );
	}

	public function test_a_full_refund_of_the_last_payment_ends_access_at_once(): void {
		$id = $this->pay( self::PAYER, $this->plan );
		$this->book( $id, 'charge', 'first', 1000, 100 );
		$this->book( $id, 'refund', 'first', -1000, 101 );
		self::assertFalse( $this->reader()->pays_one_of( array( $this->plan ) ) );
		$this->book( $id, 'charge', 'second', 1000, 200 );
		self::assertTrue( $this->reader()->pays_one_of( array( $this->plan ) ) );
		$this->book( $id, 'refund', 'second', -400, 201 );
		self::assertTrue( $this->reader()->pays_one_of( array( $this->plan ) ) );
		$this->book( $id, 'dispute', 'second', -600, 202 );
		self::assertFalse( $this->reader()->pays_one_of( array( $this->plan ) ) );
	}

	public function test_a_plan_that_is_no_longer_sold_goes_on_for_who_pays_it(): void {
		$plans = Plugin::module( Memberships_Module::class )->plans();
		$this->pay( self::PAYER, $this->plan );
		$plans->delete( $plans->find( $this->plan ) );
		self::assertTrue( $this->reader()->may_read( self::access( Level::Any_Tier ) ) );
		self::assertTrue( $this->reader()->may_read( self::access( Level::Paid, $this->plan ) ) );
	}

	/** @return array<string, array{string}> */
	public static function tables(): array {
		return array(
			'subscribers'   => array( 'slipstream_subscribers' ),
			'subscriptions' => array( 'slipstream_payment_subscriptions' ),
			'orders'        => array( 'slipstream_payment_orders' ),
			'sessions'      => array( 'slipstream_member_sessions' ),
		);
	}

	/** @dataProvider tables */
	public function test_a_database_that_fails_says_try_again( string $table ): void {
		self::skip_on_sqlite();
		$this->pay( self::PAYER, $this->plan );
		$post    = $this->post( self::forms()['container'] );
		$browser = self::browser( self::PAYER );
		$break   = static fn ( string $sql ): string => str_contains( $sql, $table ) && str_starts_with( ltrim( $sql ), 'SELECT' ) ? 'SELECT * FROM no_such_table' : $sql;
		$shown   = $GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $break );
		$answer = json_decode( $browser->as( static fn (): string => Doors::rest( "/slipstream/v1/paid-content/$post->ID", array(), 'POST' ) ), true );
		$page   = $browser->as( static fn () => Plugin::module( Paid_Content_Module::class )->page()->respond( (string) $post->ID, true ) );
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		self::assertSame( 503, $answer['data']['status'] ?? null, (string) wp_json_encode( $answer ) );
		self::assertSame( 503, $page->status, $page->html );
		self::assertLocked( $page->html . wp_json_encode( $answer ) );
	}

	public function test_the_choice_of_the_author_that_cannot_be_read_locks(): void {
		self::skip_on_sqlite();
		$post = $this->post( self::forms()['post for subscribers'] );
		wp_cache_delete( $post->ID, 'post_meta' );
		$break = static fn ( string $sql ): string => str_contains( $sql, $GLOBALS['wpdb']->postmeta ) ? 'SELECT * FROM no_such_table' : $sql;
		$shown = $GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $break );
		$html = Doors::in_loop( $post, static fn () => the_content() );
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		self::assertLocked( $html );
	}

	private function book( int $id, string $kind, string $payment, int $amount, int $time ): void {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}slipstream_payment_subscriptions WHERE id = %d", $id ) );
		self::assertSame(
			1,
			$wpdb->insert(
				"{$wpdb->prefix}slipstream_payment_entries",
				array(
					'entry_key'        => hash( 'sha256', "$id $kind $payment $time" ),
					'gateway'          => 'stripe',
					'mode'             => 'live',
					'account'          => 'acct_1',
					'kind'             => $kind,
					'object_id'        => "$kind $payment",
					'payment_id'       => $payment,
					'payment_key'      => hash( 'sha256', $payment ),
					'subscription_id'  => $row->subscription_id,
					'subscription_key' => Subscriptions::key( new Gateway_Account( Gateway::Stripe, Mode::Live, 'acct_1' ), $row->subscription_id ),
					'amount'           => $amount,
					'currency'         => 'EUR',
					'occurred'         => $time,
					'created'          => $time,
				)
			),
			$wpdb->last_error
		);
	}
}
