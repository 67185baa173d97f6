<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Support\Clock;

/**
 * Says which accounts have to be connected again, before someone wonders why a feed stands still.
 */
final class Photo_Feed_Checks {

	/** @return list<Health_Check> What is to be told; nothing if no account is connected. */
	public static function of( Connections $connections, Clock $clock ): array {
		try {
			$all = $connections->all();
		} catch ( Request_Error $error ) {
			return array(
				new Health_Check(
					'instagram',
					__( 'Photo feed', 'slipstream' ),
					Health_Check::WARNING,
					$error->getMessage()
				),
			);
		}
		if ( array() === $all ) {
			return array();
		}
		$lost  = array_filter(
			$all,
			static fn ( Connection $connection ): bool => Connection::OK !== $connection->status
		);
		$stale = array_filter(
			$all,
			static fn ( Connection $connection ): bool =>
				Connection::OK === $connection->status
					&& $connection->fetched < $clock->now() - 2 * DAY_IN_SECONDS
					&& $connection->tried > 0
		);
		$names = static fn ( array $found ): string => implode(
			', ',
			array_map( static fn ( Connection $connection ): string => "@$connection->username", $found )
		);
		if ( array() !== $lost ) {
			/* translators: %s: names of accounts at Instagram. */
			$text = sprintf( __( 'Instagram no longer accepts the connection for %s. The last pictures are still shown. Reconnect the account in a photo feed block.', 'slipstream' ), $names( $lost ) );
		} else {
			/* translators: %s: names of accounts at Instagram. */
			$text = sprintf( __( 'Fetching new pictures from %s has failed for two days. The last pictures are still shown.', 'slipstream' ), $names( $stale ) );
		}
		return array(
			Health_Check::unless(
				'instagram',
				__( 'Photo feed', 'slipstream' ),
				array() === $lost && array() === $stale,
				__( 'All Instagram accounts are connected.', 'slipstream' ),
				$text
			),
		);
	}
}
