<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Memberships;

use Slipstream\Tests\Test_Case;

/**
 * The routes wpcom/v2/memberships/product and products.
 */
final class Products_Routes_Test extends Test_Case {

	private const ROUTE = '/wpcom/v2/memberships/product';

	private const PLAN = array(
		'title'    => 'Supporters',
		'price'    => 5,
		'currency' => 'EUR',
		'interval' => '1 month',
	);

	public function test_who_may_do_what(): void {
		foreach ( array(
			'subscriber' => 403,
			'author'     => 200,
		) as $role => $status ) {
			$this->sign_in( $role );
			self::assertSame( $status, $this->rest( 'GET', self::ROUTE . 's' )->get_status(), $role );
			self::assertSame( $status, $this->rest( 'POST', self::ROUTE, self::PLAN )->get_status(), $role );
			self::assertSame(
				403,
				$this->rest(
					'POST',
					self::ROUTE . 's',
					array(
						'type'     => 'donation',
						'currency' => 'EUR',
					)
				)->get_status(),
				$role
			);
			$of_blocks = array(
				'type'        => 'donation',
				'is_editable' => false,
			);
			self::assertSame( 403, $this->rest( 'POST', self::ROUTE, $of_blocks + self::PLAN )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'PUT', self::ROUTE . '/1', array( 'title' => 'x' ) )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'DELETE', self::ROUTE . '/1' )->get_status(), $role );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', self::ROUTE . 's' )->get_status() );
	}

	public function test_a_plan_lives(): void {
		$this->sign_in( 'administrator' );
		$made = $this->rest( 'POST', self::ROUTE, self::PLAN + array( 'description' => "Thanks\n\\o/" ) )->get_data();
		self::assertIsArray( $made );
		self::assertSame( array( 'Supporters', 5, 'EUR', '1 month', null, "Thanks\n\\o/" ), array( $made['title'], $made['price'], $made['currency'], $made['interval'], $made['type'], $made['description'] ) );
		$changed = $this->rest( 'PUT', self::ROUTE . "/{$made['id']}", array( 'price' => 7.5 ) )->get_data();
		self::assertSame( array( 'product' => array( 'price' => 7.5 ) + $made ), array( 'product' => array_replace( array( 'price' => 0 ), $changed['product'] ) ) );
		$refused = $this->rest( 'DELETE', self::ROUTE . "/{$made['id']}", array( 'cancel_subscriptions' => true ) );
		self::assertSame( 'subscriptions_not_canceled', $refused->get_data()['code'], 'Nobody is told that what still charges has ended.' );
		self::assertSame( array( 'deleted' => true ), $this->rest( 'DELETE', self::ROUTE . "/{$made['id']}" )->get_data() );
		self::assertSame( array( 'products' => array() ), $this->rest( 'GET', self::ROUTE . 's' )->get_data() );
		$gone = $this->rest( 'DELETE', self::ROUTE . "/{$made['id']}" );
		self::assertSame( array( 404, 'membership_settings_error' ), array( $gone->get_status(), $gone->get_data()['code'] ) );
	}

	/**
	 * @dataProvider refused
	 *
	 * @param array<string, mixed> $change
	 */
	public function test_a_plan_that_breaks_a_rule_is_refused( array $change, string $code, string $message = '' ): void {
		$this->sign_in( 'administrator' );
		$answer = $this->rest( 'POST', self::ROUTE, $change + self::PLAN );
		self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertStringContainsString( $message, $answer->get_data()['message'] );
		self::assertSame( array( 'products' => array() ), $this->rest( 'GET', self::ROUTE . 's' )->get_data() );
	}

	/** @return array<string, array{array<string, mixed>, string, 2?: string}> */
	public static function refused(): array {
		return array(
			'no name'           => array( array( 'title' => ' ' ), 'invalid_title' ),
			'too little'        => array( array( 'price' => 0.49 ), 'price_too_low', '€0,50' ),
			'a free donation'   => array(
				array(
					'price' => 0,
					'type'  => 'donation',
				),
				'price_too_low',
			),
			'free'              => array( array( 'price' => 0 ), 'price_too_low' ),
			'too fine'          => array( array( 'price' => 5.001 ), 'invalid_price' ),
			'negative'          => array( array( 'price' => -5 ), 'rest_invalid_param' ),
			'no number'         => array( array( 'price' => 'five' ), 'rest_invalid_param' ),
			'unknown currency'  => array( array( 'currency' => 'XYZ' ), 'rest_invalid_param' ),
			'unknown interval'  => array( array( 'interval' => '1 week' ), 'rest_invalid_param' ),
			'unknown type'      => array( array( 'type' => 'car' ), 'rest_invalid_param' ),
			'tier of no tier'   => array( array( 'tier' => 5 ), 'invalid_tier_usage' ),
			'tier below zero'   => array(
				array(
					'type' => 'tier',
					'tier' => -5,
				),
				'invalid_tier_id',
			),
			'tier that is none' => array(
				array(
					'type' => 'tier',
					'tier' => 999999,
				),
				'tier_not_found',
			),
		);
	}

	public function test_a_monthly_plan_has_one_yearly_plan(): void {
		$this->sign_in( 'administrator' );
		$tier    = array( 'type' => 'tier' ) + self::PLAN;
		$monthly = $this->rest( 'POST', self::ROUTE, $tier )->get_data()['id'];
		$yearly  = array(
			'interval' => '1 year',
			'tier'     => $monthly,
		) + $tier;
		self::assertSame( 'invalid_tier_interval', $this->rest( 'POST', self::ROUTE, array( 'interval' => '1 month' ) + $yearly )->get_data()['code'] );
		$made = $this->rest( 'POST', self::ROUTE, $yearly );
		self::assertSame( array( 200, $monthly ), array( $made->get_status(), $made->get_data()['tier'] ) );
		self::assertSame( 'duplicate_tier_reference', $this->rest( 'POST', self::ROUTE, $yearly )->get_data()['code'] );
		// It may be stored again itself.
		self::assertSame( 200, $this->rest( 'PUT', self::ROUTE . "/{$made->get_data()['id']}", array( 'price' => 50 ) )->get_status() );
	}

	public function test_donation_plans_are_listed_by_type(): void {
		$this->sign_in( 'administrator' );
		$this->rest( 'POST', self::ROUTE, self::PLAN );
		$made = $this->rest(
			'POST',
			self::ROUTE . 's',
			array(
				'type'        => 'donation',
				'currency'    => 'CHF',
				'is_editable' => false,
			)
		)->get_data();
		self::assertSame( array( 'one-time', '1 month', '1 year' ), array_column( $made, 'interval' ) );
		self::assertSame(
			array( 'products' => $made ),
			$this->rest(
				'GET',
				self::ROUTE . 's',
				array(
					'type'        => 'donation',
					'is_editable' => false,
				)
			)->get_data()
		);
		self::assertSame( array( 'Supporters' ), array_column( $this->rest( 'GET', self::ROUTE . 's', array( 'is_editable' => true ) )->get_data()['products'], 'title' ) );
		// A plan that an author marks as a donation is not the block's.
		self::assertSame(
			200,
			$this->rest(
				'POST',
				self::ROUTE,
				array(
					'type'     => 'donation',
					'currency' => 'CHF',
				) + self::PLAN
			)->get_status()
		);
		self::assertSame(
			$made,
			$this->rest(
				'POST',
				self::ROUTE . 's',
				array(
					'type'     => 'donation',
					'currency' => 'CHF',
				)
			)->get_data()
		);
		self::assertCount( 5, $this->rest( 'GET', self::ROUTE . 's', array( 'type' => 'all' ) )->get_data()['products'] );
	}
}
