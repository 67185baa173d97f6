<?php

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;
use stdClass;

/**
 * Exports and erases accounts with an email address. The hub knows users who did not share one only by a number from
 * their site, whose administrator can disconnect them.
 */
final class Hub_Privacy implements Personal_Data {

	public function __construct( private Hub_Database $database ) {}

	public function id(): string {
		return 'slipstream-hub';
	}

	public function label(): string {
		return __( 'Accounts at the hub', 'slipstream' );
	}

	/**
	 * Exports an address's accounts, with the sites that use them.
	 *
	 * @param int $page Not used: there are few accounts.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails, which is not the same as none.
	 */
	public function export( string $email, int $page = 1 ): array {
		$data = array();
		foreach ( $this->accounts( $email ) as $account ) {
			$data[] = self::item(
				"account-$account->id",
				array(
					__( 'Email address', 'slipstream' ) => (string) $account->email,
					__( 'Name', 'slipstream' )          => (string) $account->display_name,
					__( 'Since (UTC)', 'slipstream' )   => gmdate( 'Y-m-d H:i:s', (int) $account->created ),
				)
			);
			$links  = $this->database->rows(
				'SELECT link.*, site.home FROM %i link JOIN %i site ON site.id = link.site_id WHERE link.account_id = %d',
				$this->database->table( Hub_Tables::TABLE_LINKS ),
				$this->database->table( Hub_Tables::TABLE_SITES ),
				(int) $account->id
			);
			foreach ( $links as $link ) {
				$data[] = self::item(
					"link-$link->site_id-$link->user_id",
					array(
						__( 'Site', 'slipstream' ) => (string) $link->home,
						__( 'Name', 'slipstream' ) => (string) $link->display_name,
						__( 'Role', 'slipstream' ) => (string) $link->role,
						__( 'Last seen (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', (int) $link->last_seen ),
					)
				);
			}
		}//end foreach
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Removes an address's accounts, and disconnects them from their sites.
	 *
	 * @param int $page Not used: there are few accounts.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		$count = 0;
		try {
			foreach ( $this->accounts( $email ) as $account ) {
				$this->forget( (int) $account->id );
				++$count;
			}
			$changes = array(
				"email = '', email_code = '' WHERE email",
				"kept_email = '', kept_code = '' WHERE kept_email",
			);
			foreach ( $changes as $change ) {
				$this->database->change(
					"UPDATE %i SET $change = %s",
					$this->database->table( Hub_Tables::TABLE_REQUESTS ),
					strtolower( $email )
				);
			}
		} catch ( Request_Error $error ) {
			return array(
				'items_removed'  => $count > 0,
				'items_retained' => true,
				'messages'       => array( $error->getMessage() ),
				'done'           => true,
			);
		}
		return array(
			'items_removed'  => $count > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** Removes an account. Its links go first, because a link's token stays valid. */
	private function forget( int $id ): void {
		$links = $this->database->table( Hub_Tables::TABLE_LINKS );
		$this->database->change(
			'UPDATE %i SET owner = 0 WHERE EXISTS (SELECT 1 FROM %i link WHERE link.account_id = %d AND link.site_id = id AND link.user_id = owner)',
			$this->database->table( Hub_Tables::TABLE_SITES ),
			$links,
			$id
		);
		$this->database->change( 'DELETE FROM %i WHERE account_id = %d', $links, $id );
		$this->database->change(
			'UPDATE %i SET account_id = 0 WHERE account_id = %d',
			$this->database->table( Hub_Tables::TABLE_LICENSES ),
			$id
		);
		$this->database->change(
			'DELETE FROM %i WHERE account_id = %d',
			$this->database->table( Hub_Tables::TABLE_REQUESTS ),
			$id
		);
		$this->database->change(
			'DELETE FROM %i WHERE id = %d',
			$this->database->table( Hub_Tables::TABLE_ACCOUNTS ),
			$id
		);
	}

	/** @return list<stdClass> */
	private function accounts( string $email ): array {
		return '' === $email
			? array()
			: $this->database->rows(
				'SELECT * FROM %i WHERE email = %s',
				$this->database->table( Hub_Tables::TABLE_ACCOUNTS ),
				strtolower( $email )
			);
	}

	/**
	 * @param array<string, string> $values By name.
	 * @return array<string, mixed>
	 */
	private static function item( string $id, array $values ): array {
		return Export_Item::of( 'slipstream-hub', __( 'Accounts at the hub', 'slipstream' ), $id, $values );
	}
}
