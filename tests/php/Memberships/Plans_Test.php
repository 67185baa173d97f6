<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Memberships;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plan_Type;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Money;
use Slipstream\Plugin;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Test_Case;

/**
 * Plans are Jetpack's posts, and none is half a plan.
 */
final class Plans_Test extends Test_Case {

	private static function plans(): Plans {
		return Plugin::module( Memberships_Module::class )->plans();
	}

	private static function plan( string $price = '5', string $currency = 'EUR', int $id = 0 ): Plan {
		$money = Money::from_decimal( $price, $currency );
		self::assertNotNull( $money );
		return new Plan( $id, 'A \\ plan', $money, Billing_Interval::Month, description: "What\nyou \"get\"", welcome: 'Hi' );
	}

	public function test_a_plan_is_stored_as_it_was_given(): void {
		$stored = self::plans()->create( self::plan( '4.5' ) );
		self::assertEquals( self::plan( '4.5', 'EUR', $stored->id ), $stored );
		wp_cache_flush();
		self::assertEquals( $stored, self::plans()->find( $stored->id ) );
		self::assertEquals( array( $stored ), self::plans()->all() );
	}

	public function test_a_plan_of_jetpack_is_read(): void {
		$id = wp_insert_post(
			array(
				'post_type'   => Plan_Type::NAME,
				'post_status' => 'publish',
				'post_title'  => 'Coffee club',
				'meta_input'  => array(
					'jetpack_memberships_price'           => '3.5',
					'jetpack_memberships_currency'        => 'USD',
					'jetpack_memberships_interval'        => '1 year',
					'jetpack_memberships_product_id'      => '77',
					'jetpack_memberships_site_subscriber' => '1',
				),
			)
		);
		self::assertIsInt( $id );
		$plan = self::plans()->find( $id );
		self::assertNotNull( $plan );
		self::assertSame(
			array( 'Coffee club', 3.5, 'USD', '1 year', null, true, true ),
			array( $plan->title, $plan->price->to_decimal(), $plan->price->currency, $plan->interval->value, $plan->to_rest()['type'], $plan->is_editable, $plan->subscribes )
		);
		// What Jetpack keeps with it stays, and what it lacks is added.
		self::plans()->update( self::plan( '4', 'JPY', $id ) );
		self::assertSame( '77', get_post_meta( $id, 'jetpack_memberships_product_id', true ) );
		self::assertEquals( self::plan( '4', 'JPY', $id ), self::plans()->find( $id ) );
	}

	/**
	 * @dataProvider incomplete
	 *
	 * @param array<string, string> $change
	 */
	public function test_what_cannot_be_paid_is_no_plan( array $change, string $status = 'publish' ): void {
		$id = wp_insert_post(
			array(
				'post_type'   => Plan_Type::NAME,
				'post_status' => $status,
				'post_title'  => 'Plan',
				'meta_input'  => $change + Plan_Type::meta( self::plan() ),
			)
		);
		self::assertIsInt( $id );
		self::assertNull( self::plans()->find( $id ) );
		self::assertSame( array(), self::plans()->all() );
	}

	/** @return array<string, array{array<string, string>, 1?: string}> */
	public static function incomplete(): array {
		return array(
			'no number'        => array( array( 'jetpack_memberships_price' => 'five' ) ),
			'too fine'         => array( array( 'jetpack_memberships_price' => '5.001' ) ),
			'unknown currency' => array( array( 'jetpack_memberships_currency' => 'XYZ' ) ),
			'unknown interval' => array( array( 'jetpack_memberships_interval' => '3 months' ) ),
			'deleted'          => array( array( 'jetpack_memberships_is_deleted' => '1' ) ),
			'not published'    => array( array(), 'draft' ),
		);
	}

	public function test_a_post_of_another_type_is_no_plan(): void {
		$id = wp_insert_post(
			array(
				'post_title'  => 'Post',
				'post_status' => 'publish',
				'meta_input'  => Plan_Type::meta( self::plan() ),
			)
		);
		self::assertIsInt( $id );
		self::assertNull( self::plans()->find( $id ) );
	}

	public function test_a_deleted_plan_is_gone(): void {
		$plan = self::plans()->create( self::plan() );
		self::plans()->delete( $plan );
		self::assertNull( self::plans()->find( $plan->id ) );
		self::assertSame( 'publish', get_post_status( $plan->id ) );
	}

	public function test_donation_plans_are_made_once_for_each_currency(): void {
		$made = self::plans()->for_donations( 'EUR' );
		self::assertSame( array( 'one-time', '1 month', '1 year' ), array_map( static fn ( Plan $plan ): string => $plan->interval->value, $made ) );
		self::assertEquals( $made, self::plans()->for_donations( 'EUR' ) );
		$other = self::plans()->for_donations( 'JPY' );
		self::assertCount( 6, self::plans()->all() );
		// One that an administrator deleted is made again; the others stay.
		self::plans()->delete( $other[1] );
		$again = self::plans()->for_donations( 'JPY' );
		self::assertCount( 3, $again );
		self::assertNotEquals( $other[1]->id, $again[2]->id );
		self::assertCount( 6, self::plans()->all() );
	}

	public function test_two_do_not_make_them_at_once(): void {
		global $wpdb;
		( new Counters( $wpdb, new System_Clock() ) )->claim( 'donation-plans-EUR', 30 );
		try {
			self::plans()->for_donations( 'EUR' );
			self::fail();
		} catch ( Request_Error $error ) {
			self::assertSame( array( 'plans_in_progress', 409, 3 ), array( $error->error_code, $error->http_status, $error->retry_after ) );
		}
		self::assertSame( array(), self::plans()->all() );
	}

	/** @dataProvider statements */
	public function test_a_database_that_fails_is_never_an_empty_list( string $pattern, string $code ): void {
		self::skip_on_sqlite();
		self::plans()->for_donations( 'EUR' );
		wp_cache_flush();
		$break = self::break_statements( $pattern );
		try {
			self::plans()->for_donations( 'EUR' );
			self::fail( 'It was read or stored.' );
		} catch ( Request_Error $error ) {
			self::assertSame( array( $code, 503 ), array( $error->error_code, $error->http_status ) );
		} finally {
			remove_filter( 'query', $break );
		}
		self::assertCount( 3, self::plans()->all() );
	}

	/** @return array<string, array{string, string}> */
	public static function statements(): array {
		return array(
			'the list'     => array( '/SELECT ID FROM .*posts/', 'plans_unavailable' ),
			'the posts'    => array( '/SELECT .*posts\.\* FROM/', 'plans_unavailable' ),
			'the metadata' => array( '/SELECT .* FROM .*postmeta/', 'plans_unavailable' ),
		);
	}

	/** @dataProvider writes */
	public function test_a_plan_is_stored_whole_or_not_at_all( string $pattern ): void {
		self::skip_on_sqlite();
		$old   = self::plans()->create( self::plan( '5', 'USD' ) );
		$break = self::break_statements( $pattern );
		foreach ( array( fn () => self::plans()->create( self::plan() ), fn () => self::plans()->update( self::plan( '900', 'JPY', $old->id ) ) ) as $write ) {
			try {
				$write();
			} catch ( Request_Error $error ) {
				self::assertSame( 'not_stored', $error->error_code );
			}
		}
		remove_filter( 'query', $break );
		wp_cache_flush();
		$prices = array_map( static fn ( Plan $plan ): string => $plan->price->format(), self::plans()->all() );
		self::assertContains( $prices[0], array( '$5.00', '¥900' ) );
		self::assertContains( $prices[1] ?? '€5,00', array( '€5,00' ) );
	}

	/** @return array<string, array{string}> */
	public static function writes(): array {
		return array(
			'the post'        => array( '/^INSERT INTO .*posts/' ),
			'some metadata'   => array( '/^INSERT INTO .*postmeta.*currency/' ),
			'the publication' => array( '/^UPDATE .*posts.*publish/' ),
			'the update'      => array( '/^UPDATE .*postmeta/' ),
		);
	}

	/** @return callable(string): string The filter that makes statements fail. */
	private static function break_statements( string $pattern ): callable {
		global $wpdb;
		$wpdb->suppress_errors();
		$break = static fn ( string $sql ): string => 1 === preg_match( $pattern . 's', $sql ) ? 'SELECT broken FROM nowhere' : $sql;
		add_filter( 'query', $break );
		return $break;
	}
}
