<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Finds field types in the list that the build generates from all blocks/field-<type>/field.json.
 *
 * @phpstan-import-type Definition from Field_Type
 */
final class Field_Type_Registry {

	/** @var array<string, Field_Type> The types used so far. */
	private static array $types = array();

	/** Whether the type exists. */
	public static function has( string $name ): bool {
		return isset( self::definitions()[ $name ] );
	}

	/** @return list<string> All type names. */
	public static function all(): array {
		return array_keys( self::definitions() );
	}

	/** A type. Stored responses may name other plugins' types, which become plain inputs. */
	public static function get( string $name ): Field_Type {
		if ( ! isset( self::$types[ $name ] ) ) {
			$definition           = self::definitions()[ $name ] ?? self::definitions()['text'];
			$class                = __NAMESPACE__
				. '\\Types\\'
				. str_replace( '-', '_', ucwords( $definition['control'] ?? $name, '-' ) )
				. '_Type';
			$class                = is_subclass_of( $class, Field_Type::class ) ? $class : Input_Type::class;
			self::$types[ $name ] = new $class( $name, $definition );
		}
		return self::$types[ $name ];
	}

	/**
	 * The field.json files; texts are closures, translated on call.
	 *
	 * @return array<string, array<string, mixed>>
	 * @phpstan-return array<string, Definition>
	 */
	private static function definitions(): array {
		static $definitions   = null;
		return $definitions ??= require SLIPSTREAM_DIR . '/build/field-types.php';
	}
}
