<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;

/**
 * Exports which posts were sent to someone. Erasing is not needed: what is stored is the number of a subscriber, whose
 * address and name go when they leave.
 */
final class Newsletter_Privacy implements Personal_Data {

	private const BATCH = 100;

	public function __construct( private Newsletter_Services $services ) {}

	public function id(): string {
		return 'slipstream-newsletters';
	}

	public function label(): string {
		return __( 'Posts sent by email', 'slipstream' );
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$subscriber = $this->services->subscriber( $email );
		$sent       = null === $subscriber
			? array()
			: $this->services->deliveries()->of_subscriber( $subscriber->id, self::BATCH, self::BATCH * ( $page - 1 ) );
		$data       = array();
		foreach ( $sent as $id => list( $post_id, $handed ) ) {
			$values = array(
				__( 'Post', 'slipstream' )       => get_the_title( $post_id ),
				__( 'Sent (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', $handed ),
			);
			$data[] = Export_Item::of(
				$this->id(),
				$this->label(),
				(string) $id,
				array_map( 'htmlspecialchars', $values )
			);
		}
		return array(
			'data' => $data,
			'done' => count( $sent ) < self::BATCH,
		);
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email, int $page = 1 ): array {
		return array(
			'items_removed'  => false,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
