<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Total;
use Slipstream\Payments\Lists\Money_Csv;
use Slipstream\Rest\Download_Response;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** What an account has come to, by currency and month: slipstream/v1/payments/totals, …/export. */
final class Totals_Controller extends Payments_Controller {

	private const MONTHS = 12;

	public function register_routes(): void {
		$may    = array( $this, 'get_items_permissions_check' );
		$months = array(
			'description' => __( 'How many of the latest months.', 'slipstream' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => 60,
			'default'     => self::MONTHS,
			'example'     => self::MONTHS,
		);
		$year   = array(
			'description' => __( 'Limit the file to this year, in the site’s time.', 'slipstream' ),
			'type'        => 'integer',
			'minimum'     => 1970,
			'maximum'     => 9998,
			'example'     => 2026,
		);
		$this->route(
			'slipstream/v1',
			'/payments/totals',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					$may,
					self::account_args( false ) + compact( 'months' )
				),
			)
		);
		$this->download_route(
			'/payments/totals/export',
			'export_items',
			$may,
			self::account_args( true ) + compact( 'year' )
		);
	}

	/** @param WP_REST_Request $request */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$accounts  = $this->services->lists()->accounts()->all();
				$connected = $this->services->lists()->accounts()->connected();
				$account   = $this->chosen( $accounts, $request );
				return array(
					'accounts' => array_map(
						static fn ( Gateway_Account $one ): array => self::account( $one, $connected ),
						$accounts
					),
				) + ( null === $account ? self::nothing() : array( 'account' => self::account( $account, $connected ) )
					+ $this->sums( $account, (int) $request['months'] ) );
			}
		);
	}

	/** Each time that money has moved: what the sums are made of. */
	public function export_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): Download_Response {
				$year    = isset( $request['year'] ) ? (int) $request['year'] : null;
				$account = new Gateway_Account(
					Gateway::from( (string) $request['gateway'] ),
					Mode::from( (string) $request['mode'] ),
					(string) $request['account']
				);
				$parts   = array( 'payments', $account->mode->value, $account->id, $year );
				$name    = implode( '-', array_filter( $parts ) );
				$rows    = $this->services->lists()->entries()->each( $account, $year );
				// Reads the first ones: later there is no way to say that they cannot be read.
				$rows = $rows->valid() ? $rows : array();
				return new Download_Response(
					static fn ( $stream ) => Money_Csv::write( $stream, $rows ),
					"$name.csv",
					'text/csv; charset=utf-8'
				);
			}
		);
	}

	/**
	 * The account that is asked for, or the one that new payments go to.
	 *
	 * @param list<Gateway_Account> $accounts
	 */
	private function chosen( array $accounts, WP_REST_Request $request ): ?Gateway_Account {
		$asked   = array_filter(
			array(
				'gateway' => (string) ( $request['gateway'] ?? '' ),
				'mode'    => (string) ( $request['mode'] ?? '' ),
				'account' => (string) ( $request['account'] ?? '' ),
			)
		);
		$current = $this->services->connected_account();
		foreach ( array( ...( null === $current ? array() : array( $current ) ), ...$accounts ) as $account ) {
			if ( array() === array_diff_assoc( $asked, Payment_Items::account( $account ) ) ) {
				return $account;
			}
		}
		return null;
	}

	/** @return array<string, mixed> */
	private function sums( Gateway_Account $account, int $months ): array {
		$latest = array();
		foreach ( $this->services->lists()->month_totals()->latest( $account, $months ) as $month => $totals ) {
			$latest[] = array(
				'month'  => (string) $month,
				'totals' => self::totals( $totals ),
			);
		}
		return array(
			'totals' => self::totals( $this->services->totals()->of_account( $account ) ),
			'months' => $latest,
			'years'  => $this->services->lists()->entries()->years( $account ),
		);
	}

	/**
	 * @param list<Total> $totals
	 * @return list<array<string, mixed>>
	 */
	private static function totals( array $totals ): array {
		return array_map( Payment_Items::total( ... ), $totals );
	}

	/** @return array<string, mixed> Where there is no such account. */
	private static function nothing(): array {
		return array( 'account' => null ) + array_fill_keys( array( 'totals', 'months', 'years' ), array() );
	}

	/**
	 * @param list<Gateway_Account> $connected
	 * @return array{gateway: string, mode: string, account: string, is_connected: bool}
	 */
	private static function account( Gateway_Account $account, array $connected ): array {
		$same = array_filter( $connected, static fn ( Gateway_Account $other ): bool => $other->equals( $account ) );
		return Payment_Items::account( $account ) + array( 'is_connected' => array() !== $same );
	}

	/** @return array<string, array<string, mixed>> The arguments that name an account. */
	private static function account_args( bool $is_required ): array {
		return array(
			'gateway' => array(
				'description' => __( 'The payment service of the account.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Gateway::cases(), 'value' ),
				'required'    => $is_required,
				'example'     => Gateway::Stripe->value,
			),
			'mode'    => self::mode_arg( $is_required ),
			'account' => array(
				'description' => __( 'The ID of the account at the payment service.', 'slipstream' ),
				'required'    => $is_required,
				'example'     => 'acct_1A2b3C',
			) + self::text( 191 ),
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$account = array_fill_keys( array( 'gateway', 'mode', 'account' ), array( 'type' => 'string' ) )
			+ array( 'is_connected' => array( 'type' => 'boolean' ) );
		return self::schema_of(
			'payment-totals',
			array(
				'account'  => array(
					'type'       => array( 'object', 'null' ),
					'properties' => $account,
				),
				'accounts' => self::list_of( $account ),
				'totals'   => Payment_Items::totals_schema(),
				'months'   => self::list_of(
					array(
						'month'  => array( 'type' => 'string' ),
						'totals' => Payment_Items::totals_schema(),
					)
				),
				'years'    => array(
					'type'  => 'array',
					'items' => array( 'type' => 'integer' ),
				),
			)
		);
	}

	/**
	 * @param array<string, mixed> $properties
	 * @return array<string, mixed>
	 */
	private static function list_of( array $properties ): array {
		return array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => $properties,
			),
		);
	}
}
