<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Finds field types in the list that the build makes of all blocks/field-<type>/field.json.
 *
 * @phpstan-import-type Definition from Field_Type
 */
final class Field_Type_Registry {

	/** @var array<string, Field_Type> Types that were asked for. */
	private static array $types = array();

	/** Whether there is such a type. */
	public static function has( string $name ): bool {
		return isset( self::definitions()[ $name ] );
	}

	/** @return list<string> The names of all types. */
	public static function all(): array {
		return array_keys( self::definitions() );
	}

	/** A type. Stored responses may name types that others have made: these are plain inputs. */
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
