<?php
/**
 * How a site comes to a hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Connected_Plugins;
use Slipstream\Connection\Connection_Request_Error;
use Slipstream\Connection\Connection_Errors;
use Slipstream\Connection\Connection_Secrets;
use Slipstream\Connection\Identity_Crisis;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Support\Counters;
use Slipstream\Support\Taking;

/**
 * Registers the site: makes its key, and proves by two secrets, which the hub calls back for, that the address is its own.
 */
final class Registration {

	private const LOCK = 'connection-register';

	/**
	 * Needs requests and what is stored.
	 *
	 * @param Hub_Client         $client    Signed requests.
	 * @param Hub_Store          $store     The hubs.
	 * @param User_Tokens        $tokens    The tokens of users.
	 * @param Discovery          $discovery Describes hubs.
	 * @param Connection_Secrets $secrets   The secrets.
	 * @param Identity_Crisis    $crisis    Whether the site is where it was.
	 * @param Connection_Errors  $errors    What went wrong.
	 * @param Counters           $counters  Keeps two registrations from each other.
	 */
	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Discovery $discovery,
		private Connection_Secrets $secrets,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors,
		private Counters $counters
	) {}

	/**
	 * Registers the site with the hub of now.
	 *
	 * @param int    $user_id Who does.
	 * @param string $from    Where in the product that was begun.
	 * @return string Hub_Record::ACTIVE or PENDING.
	 *
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 * @throws Request_Error When the hub refuses or does not answer, or the database fails.
	 */
	public function register( int $user_id, string $from = '' ): string {
		if ( null !== $this->crisis->current() ) {
			throw Connection_Request_Error::url_mismatch();
		}
		$taking = $this->counters->claim( self::LOCK, 60 );
		if ( Taking::Unknown === $taking ) {
			throw Connection_Request_Error::database();
		}
		if ( Taking::Taken !== $taking ) {
			throw new Request_Error( 'registration_in_progress', __( 'The site is being registered already.', 'slipstream' ), 409, 10 );
		}
		try {
			return $this->run( $user_id, $from );
		} finally {
			$this->counters->forget( self::LOCK );
		}
	}

	/**
	 * Registers the site, alone.
	 *
	 * @param int    $user_id Who does.
	 * @param string $from    Where that was begun.
	 *
	 * @throws Connection_Request_Error When the hub does not answer, or the database fails.
	 */
	private function run( int $user_id, string $from ): string {
		$record = $this->store->current();
		if ( '' === $record->root ) {
			$record = Discovery::apply( $record, $this->discovery->describe( $record->address ) );
		}
		// The key is stored before the hub gets it: a process that is killed in between comes back with the same.
		$pair   = $this->store->key( $record ) ?? Key_Pair::generate();
		$record = $record->with( $this->store->bound( $pair ) );
		$this->store->save( $record );
		$secrets = $this->secrets->get( Connection_Secrets::REGISTER, $user_id );
		$answer  = $this->client->register( $this->body( $record, $pair, $secrets, $user_id, $from ), $pair );
		$site_id = $answer['site_id'] ?? 0;
		$status  = $answer['status'] ?? '';
		if ( ! is_int( $site_id ) || $site_id < 1 || ! in_array( $status, array( Hub_Record::ACTIVE, Hub_Record::PENDING ), true ) ) {
			throw Connection_Request_Error::unreachable();
		}
		if ( $site_id !== $record->site_id ) {
			// Those of another registration are good for nothing now.
			$this->tokens->forget_all( $record->address );
			$record = $record->with( array( 'owner' => 0 ) );
		}
		$this->store->save( $record->with( compact( 'site_id', 'status' ) + array( 'invitation' => '' ) ) );
		$this->errors->forget_all();
		return $status;
	}

	/**
	 * What the hub is told of the site.
	 *
	 * @param Hub_Record                                          $record  The hub.
	 * @param Key_Pair                                            $pair    The site's key.
	 * @param array{secret_1: string, secret_2: string, exp: int} $secrets The secrets.
	 * @param int                                                 $user_id Who registers.
	 * @param string                                              $from    Where that was begun.
	 * @return array<string, mixed>
	 */
	private function body( Hub_Record $record, Key_Pair $pair, array $secrets, int $user_id, string $from ): array {
		return array_filter(
			array(
				'home'       => $record->home(),
				'siteurl'    => $record->siteurl(),
				'rest_root'  => rest_url(),
				'name'       => get_bloginfo( 'name', 'raw' ),
				'public_key' => Key_Pair::encode( $pair->public_key ),
				'secret_1'   => $secrets['secret_1'],
				'secret_2'   => $secrets['secret_2'],
				'state'      => $user_id,
				'invitation' => $this->store->decrypt( $record->invitation ),
				'version'    => \Slipstream\VERSION,
				'plugins'    => array_column( Connected_Plugins::records(), 'slug' ),
				'from'       => $from,
			),
			static fn ( mixed $value ): bool => '' !== $value
		);
	}
}
