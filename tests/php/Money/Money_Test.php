<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Money;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Money\Typed_Amount;
use Slipstream\Settings\Declared_Choices;
use Slipstream\Tests\Test_Case;

/**
 * What TypeScript is tested with too: tests/money.json.
 */
final class Money_Test extends Test_Case {

	/** @return array<string, list<mixed>> */
	private static function cases( string $kind ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours.
		$all = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/money.json' ), true );
		return array_column( array_map( static fn ( array $one ): array => array( wp_json_encode( $one ), $one ), $all[ $kind ] ), 1, 0 );
	}

	/** @return array<string, list<mixed>> */
	public static function formats(): array {
		return self::cases( 'formats' );
	}

	/** @return array<string, list<mixed>> */
	public static function typed(): array {
		return self::cases( 'typed' );
	}

	/** @return array<string, list<mixed>> */
	public static function minimums(): array {
		return self::cases( 'minimums' );
	}

	/** @return array<string, list<mixed>> */
	public static function payable(): array {
		return self::cases( 'payable' );
	}

	/** @dataProvider formats */
	public function test_an_amount_is_written_as_the_table_says( string $currency, int|float $value, string $text ): void {
		self::assertSame( $text, Money::from_decimal( $value, $currency )?->format() );
	}

	/** @dataProvider typed */
	public function test_what_is_typed_is_read( string $text, string $currency, string $decimal, int|float|null $value ): void {
		self::assertSame( $value, Typed_Amount::read( $text, $currency, $decimal )?->to_decimal() );
	}

	/** @dataProvider minimums */
	public function test_the_floor_is_the_highest_minimum( string $currency, string $gateway, int|float $value ): void {
		self::assertSame( $value, Currency::of( $currency )->minimum( Gateway::tryFrom( $gateway ) )->to_decimal() );
	}

	/** @dataProvider payable */
	public function test_gateways_take_what_they_can_count( string $currency, int|float $value, string $gateway, bool $expected ): void {
		self::assertSame( $expected, Money::from_decimal( $value, $currency )?->is_payable( Gateway::from( $gateway ) ) );
	}

	public function test_every_currency_stays_exact_at_every_gateway(): void {
		self::assertCount( 161, Currency::codes() );
		foreach ( Currency::codes() as $code ) {
			foreach ( array( 0, 1, 7, 99, 100, 12345, 999_999_999_999 ) as $amount ) {
				$money = new Money( $amount, $code );
				self::assertEquals( $money, Money::from_decimal( $money->to_decimal(), $code ), $code );
				self::assertEquals( $money, Money::from_decimal( $money->digits(), $code ), $code );
				foreach ( Gateway::cases() as $gateway ) {
					$there = $money->at_gateway( $gateway );
					if ( null !== $there ) {
						self::assertEquals( $money, Money::from_gateway( $there, strtolower( $code ), $gateway ), $code );
					}
				}
			}
		}
	}

	public function test_gateways_count_in_their_own_units(): void {
		$there = static fn ( int|float $value, string $code, Gateway $gateway ): ?int => Money::from_decimal( $value, $code )?->at_gateway( $gateway );
		self::assertSame( 500, $there( 5, 'USD', Gateway::Stripe ) );
		self::assertSame( 5000, $there( 5000, 'JPY', Gateway::Stripe ) );
		self::assertSame( 17600, $there( 176, 'HUF', Gateway::Stripe ) );
		self::assertSame( 176, $there( 176, 'HUF', Gateway::Paypal ) );
		self::assertNull( $there( 176.5, 'HUF', Gateway::Paypal ) );
		self::assertSame( 50000, $there( 500, 'UGX', Gateway::Stripe ) );
		self::assertSame( 1250, $there( 1.25, 'BHD', Gateway::Stripe ) );
		self::assertNull( $there( 5, 'RUB', Gateway::Paypal ) );
	}

	public function test_a_currency_that_no_gateway_has_cannot_be_told_to_one(): void {
		$this->expectException( \InvalidArgumentException::class );
		Money::from_gateway( 5, 'btc', Gateway::Stripe );
	}

	public function test_people_can_choose_the_intervals_that_plans_have(): void {
		self::assertSame( array_column( Billing_Interval::cases(), 'value' ), Declared_Choices::names( 'Money', 'intervals' ) );
	}
}
