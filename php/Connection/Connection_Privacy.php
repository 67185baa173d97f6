<?php

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Person;
use Slipstream\Modules\Personal_Data;

/**
 * Exports the accounts of a user, and erases them with the link; the hub is told.
 */
final class Connection_Privacy implements Personal_Data {

	public function __construct( private User_Tokens $tokens, private Hub_Writes $writes ) {}

	public function id(): string {
		return 'slipstream-connection';
	}

	public function label(): string {
		return __( 'Accounts at the hub', 'slipstream' );
	}

	/**
	 * @param int $page Not used: there are few.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$data = array();
		foreach ( $this->tokens->accounts( Person::of( $email )->ID ?? 0 ) as $hub => $account ) {
			$fields = array();
			foreach ( array_filter( $account ) as $name => $value ) {
				$fields[] = array(
					'name'  => $name,
					'value' => (string) $value,
				);
			}
			$data[] = array(
				'group_id'    => $this->id(),
				'group_label' => $this->label(),
				'item_id'     => "account-$hub",
				'data'        => $fields,
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used: there are few.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$user_id = Person::of( $email )->ID ?? 0;
		$had     = array() !== $this->tokens->accounts( $user_id );
		if ( $had ) {
			$this->writes->forget_later( $user_id );
			delete_user_option( $user_id, User_Tokens::USER_OPTION );
		}
		$has = array() !== $this->tokens->accounts( $user_id );
		return array(
			'items_removed'  => $had && ! $has,
			'items_retained' => $has,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
