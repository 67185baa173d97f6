<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Named values as WordPress's exporter takes them.
 */
final class Export_Item {

	/**
	 * @param array<string, string> $values By name.
	 * @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
	 */
	public static function of( string $group, string $label, string $id, array $values ): array {
		$data = array();
		foreach ( $values as $name => $value ) {
			$data[] = compact( 'name', 'value' );
		}
		return array(
			'group_id'    => $group,
			'group_label' => $label,
			'item_id'     => "$group-$id",
			'data'        => $data,
		);
	}
}
