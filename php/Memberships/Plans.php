<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Slipstream\Money\Billing_Interval;
use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Money;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Database\Statement;
use RuntimeException;
use WP_Post;

/**
 * The site's payment plans. "None" is never said where the database failed: who hears it makes new ones.
 */
final class Plans {

	/** Seconds that making the plans of a currency may take. */
	private const PATIENCE = 30;

	public function __construct( private Counters $counters ) {}

	/**
	 * @return list<Plan> The oldest first.
	 * @throws Request_Error If the database fails.
	 */
	public function all(): array {
		$plans = self::read(
			static function (): array {
				global $wpdb;
				$ids = array_map(
					'intval',
					array_column(
						Rows::get(
							(string) $wpdb->prepare(
								"SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' ORDER BY ID",
								Plan_Type::NAME
							)
						),
						'ID'
					)
				);
				_prime_post_caches( $ids, false );
				return $ids;
			}
		);
		return array_values( $plans );
	}

	/**
	 * @return Plan|null Null if there is no such plan, or it cannot be paid.
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?Plan {
		return $id < 1 ? null : self::read( static fn (): array => array( $id ) )[ $id ] ?? null;
	}

	/**
	 * A plan that was sold, even if it is no longer.
	 *
	 * @return Plan|null Null if there never was one.
	 * @throws Request_Error If the database fails.
	 */
	public function sold( int $id ): ?Plan {
		return $id < 1 ? null : self::read( static fn (): array => array( $id ), true )[ $id ] ?? null;
	}

	/**
	 * Stores a new plan.
	 *
	 * @throws Request_Error If it could not be stored.
	 */
	public function create( Plan $plan ): Plan {
		// Published last: a plan of which a part is missing is none.
		$id = $this->write(
			static fn (): int => wp_insert_post(
				array(
					'post_type'    => Plan_Type::NAME,
					'post_status'  => 'draft',
					'post_title'   => wp_slash( $plan->title ),
					'post_content' => wp_slash( $plan->description ),
					'meta_input'   => wp_slash( Plan_Type::meta( $plan ) ),
				)
			)
		);
		$this->write(
			static fn (): int => wp_update_post(
				array(
					'ID'          => $id,
					'post_status' => 'publish',
				)
			)
		);
		return $this->find( $id ) ?? throw Request_Error::not_stored();
	}

	/**
	 * Stores changes of a plan. Those of the price are one statement: nobody pays the old number in the new currency.
	 *
	 * @throws Request_Error If they could not be stored.
	 */
	public function update( Plan $plan ): Plan {
		$meta = Plan_Type::meta( $plan );
		$this->write(
			static function () use ( $plan, $meta ): int {
				foreach ( array_diff_key( $meta, (array) get_post_meta( $plan->id ) ) as $key => $value ) {
					// Without a value, a plan of Jetpack's means what it did before.
					add_post_meta( $plan->id, $key, '', true );
				}
				return self::write_meta( $plan->id, $meta ) ? $plan->id : 0;
			}
		);
		$this->write(
			static fn (): int => wp_update_post(
				array(
					'ID'           => $plan->id,
					'post_title'   => wp_slash( $plan->title ),
					'post_content' => wp_slash( $plan->description ),
				)
			)
		);
		return $this->find( $plan->id ) ?? throw Request_Error::not_stored();
	}

	/**
	 * Takes a plan out of sale. What was paid keeps its plan.
	 *
	 * @throws Request_Error If it could not be stored.
	 */
	public function delete( Plan $plan ): void {
		$key = Plan_Type::key( 'is_deleted' );
		$this->write( static fn (): int => false === update_post_meta( $plan->id, $key, '1' ) ? 0 : $plan->id );
	}

	/**
	 * The plans for donations in a currency, one for each interval. Those that are missing are created.
	 *
	 * @return list<Plan>
	 * @throws Request_Error If somebody else is creating them, or they could not be stored.
	 */
	public function for_donations( string $currency ): array {
		$found = $this->donations( $currency );
		if ( count( $found ) === count( Billing_Interval::of_donations() ) ) {
			return array_values( $found );
		}
		$claim = "donation-plans-$currency";
		match ( $this->counters->claim( $claim, self::PATIENCE ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw new Request_Error(
				'plans_in_progress',
				__( 'These payment plans are being created. Please try again in a few seconds.', 'slipstream' ),
				409,
				3
			),
			Claim_Result::Unknown => throw Request_Error::not_stored(),
		};
		try {
			// Read again: another request may have just created them.
			$found = $this->donations( $currency );
			foreach ( Billing_Interval::of_donations() as $interval ) {
				$found[ $interval->value ] ??= $this->create( self::donation( $currency, $interval ) );
			}
			return array_values( $found );
		} finally {
			$this->counters->forget( $claim );
		}
	}

	/** @return array<string, Plan> The oldest donation plan of each interval. */
	private function donations( string $currency ): array {
		$found = array();
		foreach ( $this->all() as $plan ) {
			if ( $plan->is_of_blocks() && $currency === $plan->price->currency ) {
				$found[ $plan->interval->value ] ??= $plan;
			}
		}
		return $found;
	}

	private static function donation( string $currency, Billing_Interval $interval ): Plan {
		$titles = array(
			Billing_Interval::One_Time->value => __( 'One-time donation', 'slipstream' ),
			Billing_Interval::Month->value    => __( 'Monthly donation', 'slipstream' ),
			Billing_Interval::Year->value     => __( 'Yearly donation', 'slipstream' ),
		);
		return new Plan(
			0,
			$titles[ $interval->value ],
			new Money( 0, $currency ),
			$interval,
			Plan::DONATION,
			is_editable: false,
			is_amount_open: true
		);
	}

	/**
	 * @param Closure(): list<int> $ids Finds the posts.
	 * @param bool                 $with_deleted Whether those count that are no longer sold.
	 * @return array<int, Plan> By ID.
	 * @throws Request_Error If the database fails.
	 */
	private static function read( Closure $ids, bool $with_deleted = false ): array {
		$errors = Database_Errors::count();
		try {
			$plans = array();
			foreach ( $ids() as $id ) {
				$post         = get_post( $id );
				$plans[ $id ] = $post instanceof WP_Post ? Plan_Type::read( $post, $with_deleted ) : null;
			}
		} catch ( RuntimeException ) {
			throw self::unreadable();
		}
		if ( Database_Errors::count() > $errors ) {
			// Else a cache that outlives the request keeps what could not be read as what is not there.
			array_map( 'clean_post_cache', array_keys( $plans ) );
			throw self::unreadable();
		}
		return array_filter( $plans );
	}

	private static function unreadable(): Request_Error {
		return Request_Error::database_failed( 'plans_unavailable', 5 );
	}

	/**
	 * @param Closure(): int $write Gives the post's ID, or 0 if it was not stored.
	 * @throws Request_Error If it was not stored, or only in part.
	 */
	private function write( Closure $write ): int {
		$errors = Database_Errors::count();
		$id     = $write();
		if ( $id < 1 || Database_Errors::count() > $errors ) {
			throw Request_Error::not_stored();
		}
		return $id;
	}

	/** @param array<string, string> $meta By full name; there is a row for each. */
	private static function write_meta( int $id, array $meta ): bool {
		global $wpdb;
		$cases  = array();
		$values = array();
		foreach ( $meta as $key => $value ) {
			$cases[] = 'WHEN %s THEN %s';
			array_push( $values, $key, $value );
		}
		$sql  = 'UPDATE %i SET meta_value = CASE meta_key ' . implode( ' ', $cases )
			. ' ELSE meta_value END WHERE post_id = %d AND meta_key IN ( '
			. implode( ', ', array_fill( 0, count( $meta ), '%s' ) ) . ' )';
		$done = Statement::run(
			$wpdb,
			(string) $wpdb->prepare(
				$sql, // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders alone.
				$wpdb->postmeta,
				...array( ...$values, $id, ...array_keys( $meta ) )
			)
		);
		wp_cache_delete( $id, 'post_meta' );
		return false !== $done;
	}
}
